import { mdiCancel, mdiCheckCircleOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Device, devices } from '@sewa/contract/sync/devices';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session.ts';
import { useFormat } from '../../../platform/use-format.ts';
import { FactList } from '../../../ui/record/FactList.tsx';
import { StatusChip } from '../../../ui/StatusChip.tsx';

interface DeviceCardProps {
  device: Device;
  onOpen: (kind: 'edit' | 'revoke' | 'held') => void;
}

/** One camp laptop, and what can be done with it. */
export function DeviceCard({ device, onOpen }: DeviceCardProps) {
  const { t } = useTranslation('devices');
  const { may } = useSession();
  const isActive = device.state === 'active';
  const mayChange = may(devices.update.requirement);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack spacing={1.5}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {device.name}
          </Typography>
          <StatusChip
            label={t(`state.${device.state}`)}
            icon={isActive ? mdiCheckCircleOutline : mdiCancel}
            tone={isActive ? 'success' : 'error'}
          />
        </Stack>
        {device.heldBatches > 0 && (
          <Alert
            severity="warning"
            action={
              mayChange && (
                <Button
                  color="inherit"
                  size="small"
                  onClick={() => onOpen('held')}
                  sx={{ whiteSpace: 'nowrap' }}
                >
                  {t('held.decide')}
                </Button>
              )
            }
          >
            {t('held.waiting')}
          </Alert>
        )}
        <FactList facts={useFacts(device)} />
        {isActive && mayChange && (
          <Stack direction="row" spacing={1}>
            <Button
              variant="outlined"
              aria-label={`${t('edit')}: ${device.name}`}
              onClick={() => onOpen('edit')}
            >
              {t('edit')}
            </Button>
            <Button
              color="error"
              aria-label={`${t('revoke.act')}: ${device.name}`}
              onClick={() => onOpen('revoke')}
            >
              {t('revoke.act')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}

function useFacts(device: Device) {
  const { t } = useTranslation('devices');
  const { dateTime, number, list } = useFormat();
  const moment = (at: string | null) => (at === null ? t('never') : dateTime(at));
  const { staff, restores, revokedAt, wipedAt, heldDecidedAt, heldAct } = device;
  return [
    ...(revokedAt === null
      ? []
      : [
          {
            label: t('revokedAt'),
            value: [dateTime(revokedAt), device.revokedByName, device.revokeReason]
              .filter(Boolean)
              .join(' · '),
          },
        ]),
    ...(heldDecidedAt === null || heldAct === null
      ? []
      : [
          {
            label: t('held.label'),
            value: [
              t(`held.decided.${heldAct}`),
              dateTime(heldDecidedAt),
              device.heldDecidedByName,
              device.heldReason,
            ]
              .filter(Boolean)
              .join(' · '),
          },
        ]),
    ...(wipedAt === null ? [] : [{ label: t('wipedAt'), value: dateTime(wipedAt) }]),
    { label: t('lastContact'), value: moment(device.lastContactAt) },
    { label: t('copiedAt'), value: moment(device.copiedAt) },
    { label: t('changes'), value: number(device.changes) },
    {
      label: t('staff'),
      value: staff.length === 0 ? t('nobody') : list(staff.map(({ name }) => name)),
    },
    {
      label: t('enrolledAt'),
      value: [dateTime(device.enrolledAt), device.enrolledByName].filter(Boolean).join(' · '),
    },
    { label: t('number'), value: String(device.number) },
    ...(restores === 0 ? [] : [{ label: t('restores'), value: number(restores) }]),
    { label: t('version'), value: device.programVersion || '–' },
  ];
}
