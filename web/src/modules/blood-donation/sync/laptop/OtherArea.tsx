import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { AREA_SWITCH_LEVEL } from '@sewa/contract/kernel/calls/limits';
import { useTranslation } from 'react-i18next';
import { switchArea, useAreas } from '../../../../app/header/area.query.ts';
import { useSession } from '../../../../platform/session.ts';
import { cloudSyncPath } from '../sync-paths.ts';

/** Who connected the laptop stood in an area of its own, or in none: the camps are in the area that came with the code. */
export function OtherArea({ name }: { name: string }) {
  const { t } = useTranslation('sync');
  const { user } = useSession();
  const isElsewhere = user.area !== name;
  const areas = useAreas(isElsewhere && user.orgLevel >= AREA_SWITCH_LEVEL);
  if (!isElsewhere) return null;
  const own = areas.find((area) => area.name === name);
  return (
    <Alert
      severity="info"
      action={
        own && (
          <Button color="inherit" size="small" onClick={() => void switchArea(own.id, cloudSyncPath)}>
            {t('laptop.openArea')}
          </Button>
        )
      }
    >
      {t('laptop.otherArea', { area: name })}
    </Alert>
  );
}
