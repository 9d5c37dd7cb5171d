import { mdiCheckCircleOutline, mdiWifiOff } from '@mdi/js';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../platform/auth.ts';
import { type Connection, useConnection } from '../../platform/connection.ts';
import { useIsKeptOffline } from '../../platform/offline/works-offline.ts';
import { useFormat } from '../../platform/use-format.ts';
import { Icon } from '../../ui/Icon.tsx';

export const BANNER_HEIGHT = 40;

/** On every page while the connection is lost, and for a moment when it is back. A healthy one is not announced. */
export function ConnectionBanner() {
  const { t } = useTranslation('app');
  const connection = useConnection();
  const isLost = connection === 'lost';
  const isKept = useIsKeptOffline();
  const { time } = useFormat();
  const { keptAt } = useAuth();
  const lostText = [
    t(isKept ? 'connection.lostKept' : 'connection.lost'),
    keptAt === null ? '' : t('connection.asOf', { time: time(new Date(keptAt).toISOString()) }),
  ].join(' ');
  return (
    <Box role="status">
      {isBannerShown(connection) && (
        <Box
          sx={{
            position: 'fixed',
            zIndex: 'appBar',
            top: 'var(--header-height)',
            left: 0,
            right: 0,
            height: BANNER_HEIGHT,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            px: 2,
            fontWeight: 500,
            lineHeight: 1.2,
            bgcolor: isLost ? 'warning.main' : 'success.main',
            color: isLost ? 'warning.contrastText' : 'success.contrastText',
          }}
        >
          <Icon path={isLost ? mdiWifiOff : mdiCheckCircleOutline} fontSize="small" />
          {isLost ? lostText : t('connection.caughtUp')}
        </Box>
      )}
    </Box>
  );
}

export function isBannerShown(connection: Connection): boolean {
  return connection !== 'live';
}
