import { mdiAccessPoint, mdiAccessPointOff, mdiCheckCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../platform/realtime.ts';
import { Icon } from './Icon.tsx';

const looks = {
  live: { icon: mdiAccessPoint, colour: 'success.main' },
  lost: { icon: mdiAccessPointOff, colour: 'warning.main' },
  caughtUp: { icon: mdiCheckCircleOutline, colour: 'success.main' },
} as const;

/** This view changes by itself; says when the line is lost, and that it caught up afterwards. */
export function LiveMark() {
  const { t } = useTranslation('ui');
  const connection = useConnection();
  const { icon, colour } = looks[connection];
  return (
    <Box role="status" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: colour }}>
      <Icon path={icon} fontSize="small" />
      <Typography variant="body2" component="span">
        {t(`live.${connection}`)}
      </Typography>
    </Box>
  );
}
