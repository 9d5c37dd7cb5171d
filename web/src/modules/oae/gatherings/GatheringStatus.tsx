import { mdiCheckCircleOutline, mdiLockOutline } from '@mdi/js';
import { gatherings } from '@sewa/contract/oae/gatherings';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';

export function GatheringStatus({ isClosed }: { isClosed: boolean }) {
  const label = useResourceWords(gatherings).choice('isClosed', isClosed) ?? '';
  return isClosed ? (
    <StatusChip label={label} icon={mdiLockOutline} tone="default" />
  ) : (
    <StatusChip label={label} icon={mdiCheckCircleOutline} tone="success" />
  );
}
