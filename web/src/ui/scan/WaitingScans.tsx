import { mdiCloudUploadOutline } from '@mdi/js';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useWaitingActions } from '../../platform/outbox/waiting-actions.ts';
import { Icon } from '../Icon.tsx';

/** How many scans of this place wait on the device, and how many the server refused. The list is in the header. */
export function WaitingScans({ stream }: { stream: string }) {
  const { t } = useTranslation('scan');
  const own = useWaitingActions().filter((action) => action.stream.startsWith(stream));
  const refused = own.filter(({ refusal }) => refusal !== null).length;
  const waiting = own.length - refused;
  if (own.length === 0) return null;
  return (
    <Alert severity={refused > 0 ? 'error' : 'warning'} icon={<Icon path={mdiCloudUploadOutline} />}>
      {waiting > 0 && <div>{t('waitingCount', { count: waiting })}</div>}
      {refused > 0 && <div>{t('refusedCount', { count: refused })}</div>}
    </Alert>
  );
}
