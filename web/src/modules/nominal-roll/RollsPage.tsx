import { mdiCogOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { rolls } from '@sewa/contract/nominal-roll/rolls';
import { orgLevels } from '@sewa/contract/user/organisation';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionTabs } from '../../app/tabs/SectionTabs.tsx';
import { useSession } from '../../platform/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ResourcePage } from '../../ui/resource/ResourcePage.tsx';
import { RollSettings } from './RollSettings.tsx';
import { rollPath, useRollColumns, useRollForm } from './roll-screen.tsx';

export function RollsPage() {
  const { t } = useTranslation('nominal-roll');
  const { may } = useSession();
  const [isSetting, setIsSetting] = useState(false);
  const settings = may(rolls.saveSettings.requirement) && may({ orgLevel: orgLevels.AREA }) && (
    <Button startIcon={<Icon path={mdiCogOutline} />} onClick={() => setIsSetting(true)}>
      {t('settings.open')}
    </Button>
  );
  return (
    <>
      <ResourcePage
        resource={rolls}
        path={rollPath}
        columns={useRollColumns()}
        sort="-fromDay"
        tabs={
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <SectionTabs section={rollPath} />
            </Box>
            {settings}
          </Stack>
        }
        {...useRollForm()}
      />
      {isSetting && <RollSettings onClose={() => setIsSetting(false)} />}
    </>
  );
}
