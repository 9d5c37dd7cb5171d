import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { AREA_SWITCH_LEVEL } from '@sewa/contract/kernel/calls/limits';
import { useTranslation } from 'react-i18next';
import { switchArea } from '../../../../app/header/area.query.ts';
import { useSession } from '../../../../platform/session.ts';
import type { LaptopState } from '../next-step.rules.ts';
import { cloudSyncPath } from '../sync-paths.ts';

/** Who connected the laptop stood in another area, or in none: the camps are in the one that came with the code. */
export function OtherArea({ enrolment }: { enrolment: NonNullable<LaptopState['enrolment']> }) {
  const { t } = useTranslation('sync');
  const { user } = useSession();
  const { area, areaName } = enrolment;
  if (user.areaId === area) return null;
  return (
    <Alert
      severity="info"
      action={
        user.orgLevel >= AREA_SWITCH_LEVEL && (
          <Button
            color="inherit"
            size="small"
            sx={{ whiteSpace: 'nowrap' }}
            onClick={() => void switchArea(area, cloudSyncPath)}
          >
            {t('laptop.openArea')}
          </Button>
        )
      }
    >
      {t('laptop.otherArea', { area: areaName })}
    </Alert>
  );
}
