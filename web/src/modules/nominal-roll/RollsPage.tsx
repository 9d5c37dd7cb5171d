import { mdiCogOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { rolls } from '@sewa/contract/nominal-roll/rolls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ResourcePage } from '../../ui/resource/ResourcePage.tsx';
import { RollSettings } from './RollSettings.tsx';
import { rollPath, useRollColumns, useRollForm } from './roll-screen.tsx';

export function RollsPage() {
  const { t } = useTranslation('nominal-roll');
  const { may } = useSession();
  const [isSetting, setIsSetting] = useState(false);
  const settings = may(rolls.saveSettings.requirement) && (
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
        tabs={settings}
        {...useRollForm()}
      />
      {isSetting && <RollSettings onClose={() => setIsSetting(false)} />}
    </>
  );
}
