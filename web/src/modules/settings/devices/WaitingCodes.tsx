import { mdiClockOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { devices, type Enrolment } from '@sewa/contract/sync/devices';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { withdrawCode } from './device.queries.ts';

/** Codes that nobody has used yet. */
export function WaitingCodes({ enrolments }: { enrolments: readonly Enrolment[] }) {
  const { t } = useTranslation('devices');
  if (enrolments.length === 0) return null;
  return (
    <Paper variant="outlined">
      <List aria-label={t('code.waiting')}>
        {enrolments.map((one) => (
          <WaitingCode key={one.id} enrolment={one} />
        ))}
      </List>
    </Paper>
  );
}

function WaitingCode({ enrolment: { id, name, expiresAt, madeByName } }: { enrolment: Enrolment }) {
  const { t } = useTranslation('devices');
  const { may } = useSession();
  const { time } = useFormat();
  const { act, isBusy } = useAct();
  const withdraw = () =>
    act({
      run: () => withdrawCode(id),
      done: t('code.withdrawn', { name }),
      failed: t('code.withdrawFailed'),
    });
  return (
    <ListItem sx={{ flexWrap: 'wrap' }}>
      <ListItemIcon sx={{ minWidth: 40 }}>
        <Icon path={mdiClockOutline} />
      </ListItemIcon>
      <ListItemText
        primary={t('code.waitingFor', { name })}
        secondary={t('code.waitingUntil', { time: time(expiresAt), by: madeByName })}
        sx={{ minWidth: 200 }}
      />
      {may(devices.withdraw.requirement) && (
        <Button onClick={() => void withdraw()} loading={isBusy}>
          {t('code.withdraw')}
        </Button>
      )}
    </ListItem>
  );
}
