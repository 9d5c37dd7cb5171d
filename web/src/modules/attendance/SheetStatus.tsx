import { mdiCheckCircleOutline, mdiLockOutline } from '@mdi/js';
import { sheets } from '@sewa/contract/attendance/sheets';
import { useResourceWords } from '../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../ui/StatusChip.tsx';

export function SheetStatus({ isClosed }: { isClosed: boolean }) {
  const label = useResourceWords(sheets).choice('isClosed', isClosed) ?? '';
  return isClosed ? (
    <StatusChip label={label} icon={mdiLockOutline} tone="default" />
  ) : (
    <StatusChip label={label} icon={mdiCheckCircleOutline} tone="success" />
  );
}
