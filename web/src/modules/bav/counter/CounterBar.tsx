import {
  mdiArrowLeft,
  mdiCashMultiple,
  mdiCloudAlertOutline,
  mdiCloudUploadOutline,
  mdiFullscreen,
  mdiLockOutline,
  mdiPrinterCheck,
  mdiPrinterOff,
  mdiVolumeHigh,
  mdiVolumeOff,
  mdiWifiOff,
} from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useConnection } from '../../../platform/connection.ts';
import { useWaitingActions } from '../../../platform/outbox/waiting-actions.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { enterFullScreen, useIsFullScreen } from '../../../ui/kiosk/full-screen.ts';
import type { Sound } from '../../../ui/scan/use-sound.ts';
import { salesPath } from '../sales/sales-paths.ts';
import { shiftStream } from './counter.queries.ts';
import type { AtWork } from './use-counter.ts';
import type { Printing } from './use-printing.ts';

interface CounterBarProps {
  till: AtWork;
  sound: Sound;
  printing: Printing;
}

/** Which counter and shift this is, whether anything waits, and the way out. Not drawn anew by a scan. */
export const CounterBar = memo(
  Bar,
  (one, other) =>
    one.till === other.till &&
    one.sound.isOn === other.sound.isOn &&
    one.printing.isAutomatic === other.printing.isAutomatic,
);

function Bar({ till, sound, printing }: CounterBarProps) {
  const { t } = useTranslation('counter');
  const shift = `${salesPath}/shifts/${till.shift.id}`;
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        minHeight: 48,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Tooltip title={t('leave')}>
        <IconButton component={RouterLink} to={`${salesPath}/receipts`} aria-label={t('leave')}>
          <Icon path={mdiArrowLeft} />
        </IconButton>
      </Tooltip>
      <Typography component="p" noWrap sx={{ fontWeight: 600 }}>
        {till.name} · {t('shift', { number: `${till.code}-${till.shift.number}` })}
      </Typography>
      <Box role="status" sx={{ flex: 1, minWidth: 0, display: 'flex', gap: 1.5, px: 1, overflow: 'hidden' }}>
        <Waiting shift={till.shift.id} />
      </Box>
      <Button
        component={RouterLink}
        to={`${shift}?act=cash`}
        startIcon={<Icon path={mdiCashMultiple} />}
        sx={{ display: { xs: 'none', lg: 'inline-flex' } }}
      >
        {t('cash')}
      </Button>
      <Button
        component={RouterLink}
        to={`${shift}?act=close`}
        startIcon={<Icon path={mdiLockOutline} />}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, whiteSpace: 'nowrap' }}
      >
        {t('close')}
      </Button>
      <IconButton
        component={RouterLink}
        to={`${shift}?act=close`}
        aria-label={t('close')}
        sx={{ display: { sm: 'none' } }}
      >
        <Icon path={mdiLockOutline} />
      </IconButton>
      <Switch
        isOn={printing.isAutomatic}
        label={t('autoPrint')}
        on={mdiPrinterCheck}
        off={mdiPrinterOff}
        onChange={printing.setIsAutomatic}
      />
      <Switch
        isOn={sound.isOn}
        label={t('sound')}
        on={mdiVolumeHigh}
        off={mdiVolumeOff}
        onChange={sound.setIsOn}
      />
      <FullScreen />
    </Box>
  );
}

function Waiting({ shift }: { shift: string }) {
  const { t } = useTranslation('counter');
  const { number } = useFormat();
  const isLost = useConnection() === 'lost';
  const own = useWaitingActions().filter(({ stream }) => stream.startsWith(shiftStream(shift)));
  const refused = own.filter(({ refusal }) => refusal !== null).length;
  const waiting = own.length - refused;
  return (
    <>
      {isLost && <Notice icon={mdiWifiOff} text={t('offline')} />}
      {waiting > 0 && (
        <Notice
          icon={mdiCloudUploadOutline}
          text={t('waiting', { count: waiting, number: number(waiting) })}
        />
      )}
      {refused > 0 && (
        <Notice
          icon={mdiCloudAlertOutline}
          text={t('refused', { count: refused, number: number(refused) })}
        />
      )}
    </>
  );
}

function Notice({ icon, text }: { icon: string; text: string }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'warning.main', fontWeight: 600 }}
    >
      <Icon path={icon} fontSize="small" />
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {text}
      </Box>
    </Box>
  );
}

function Switch(props: {
  isOn: boolean;
  label: string;
  on: string;
  off: string;
  onChange: (next: boolean) => void;
}) {
  return (
    <Tooltip title={props.label}>
      <IconButton
        aria-label={props.label}
        aria-pressed={props.isOn}
        onClick={() => props.onChange(!props.isOn)}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <Icon path={props.isOn ? props.on : props.off} />
      </IconButton>
    </Tooltip>
  );
}

function FullScreen() {
  const { t } = useTranslation('counter');
  if (useIsFullScreen() !== false) return null;
  return (
    <Tooltip title={t('fullScreen')}>
      <IconButton
        aria-label={t('fullScreen')}
        onClick={enterFullScreen}
        sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
      >
        <Icon path={mdiFullscreen} />
      </IconButton>
    </Tooltip>
  );
}
