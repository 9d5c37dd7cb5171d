import { mdiCancel, mdiCheckAll, mdiTruckOutline } from '@mdi/js';
import { type Transfer, transfers } from '@sewa/contract/bav/transfers';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

const looks: Readonly<Record<Transfer['status'], Omit<Status, 'label'>>> = {
  inTransit: { icon: mdiTruckOutline, tone: 'warning' },
  received: { icon: mdiCheckAll, tone: 'success' },
  cancelled: { icon: mdiCancel, tone: 'default' },
};

export function useTransferStatus(): (status: Transfer['status']) => Status {
  const words = useResourceWords(transfers);
  return (status) => ({ ...looks[status], label: words.choice('status', status) ?? status });
}
