import { mdiCloudAlertOutline, mdiCloudUploadOutline, mdiFullscreen, mdiWifiOff } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useConnection } from '../../platform/connection.ts';
import type { Kiosk } from '../../platform/kiosk.ts';
import { useWaitingActions } from '../../platform/outbox/waiting-actions.ts';
import { useSession } from '../../platform/session.ts';
import { useFormat } from '../../platform/use-format.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Icon } from '../Icon.tsx';
import { visuallyHidden } from '../visually-hidden.ts';
import { enterFullScreen, useIsFullScreen } from './full-screen.ts';
import { LeaveKiosk } from './LeaveKiosk.tsx';
import { useAwakeScreen } from './use-awake-screen.ts';

/** One page and nothing else of the portal: the time, what waits to be sent, and the way out by PIN. */
export function KioskFrame({ kiosk }: { kiosk: Kiosk }) {
  const { t } = useTranslation('kiosk');
  const { may } = useSession();
  const { pathname } = useLocation();
  useAwakeScreen();
  // Another address by the Back key or by hand. Added, not replaced: Back again leads here, too.
  if (pathname !== kiosk.address && may(kiosk.requirement)) return <Navigate to={kiosk.address} />;
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: { xs: 1, sm: 2 },
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Clock />
        <Box role="status" sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <ConnectionState />
        </Box>
        <FullScreenButton />
        <LeaveKiosk kiosk={kiosk} />
      </Box>
      <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minHeight: 0, display: 'flex' }}>
        {may(kiosk.requirement) ? (
          <Outlet />
        ) : (
          <Box sx={{ m: 'auto', p: 2 }}>
            <EmptyState icon={mdiCloudAlertOutline} title={t('noRight')} text={t('noRightNext')} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Clock() {
  const { time } = useFormat();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Typography
      component="p"
      sx={{ fontSize: { xs: '1.375rem', sm: '1.75rem' }, fontWeight: 600, whiteSpace: 'nowrap', py: 0.5 }}
    >
      {time(new Date(now).toISOString())}
    </Typography>
  );
}

/** Always in sight: a lost connection, how much waits on the device, and what the server refused. */
function ConnectionState() {
  const { t } = useTranslation('kiosk');
  const isLost = useConnection() === 'lost';
  const actions = useWaitingActions();
  const refused = actions.filter(({ refusal }) => refusal !== null).length;
  const waiting = actions.length - refused;
  return (
    <>
      {isLost && <Notice icon={mdiWifiOff}>{t('offline')}</Notice>}
      {waiting > 0 && (
        <Notice icon={mdiCloudUploadOutline} count={waiting}>
          {t('waiting', { count: waiting })}
        </Notice>
      )}
      {refused > 0 && (
        <Notice icon={mdiCloudAlertOutline} count={refused}>
          {t('refused', { count: refused })}
        </Notice>
      )}
    </>
  );
}

/** A phone has room for the picture and the number; the words are read out. */
function Notice({ icon, count, children }: { icon: string; count?: number; children: ReactNode }) {
  const { number } = useFormat();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'warning.main', fontWeight: 600 }}
    >
      <Icon path={icon} fontSize="small" />
      {count !== undefined && (
        <Box component="span" aria-hidden sx={{ display: { sm: 'none' } }}>
          {number(count)}
        </Box>
      )}
      <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
        {children}
      </Box>
    </Box>
  );
}

function FullScreenButton() {
  const { t } = useTranslation('kiosk');
  if (useIsFullScreen() !== false) return null;
  return (
    <IconButton aria-label={t('fullScreen')} onClick={enterFullScreen} color="inherit">
      <Icon path={mdiFullscreen} />
    </IconButton>
  );
}
