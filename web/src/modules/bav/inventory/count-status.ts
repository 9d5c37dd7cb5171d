import { mdiCancel, mdiCheckAll, mdiCounter } from '@mdi/js';
import { counts, type StockCount } from '@sewa/contract/bav/counts';
import { useResourceWords } from '../../../ui/resource/use-resource-words.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

const looks: Readonly<Record<StockCount['status'], Omit<Status, 'label'>>> = {
  open: { icon: mdiCounter, tone: 'warning' },
  posted: { icon: mdiCheckAll, tone: 'success' },
  cancelled: { icon: mdiCancel, tone: 'default' },
};

export function useCountStatus(): (status: StockCount['status']) => Status {
  const words = useResourceWords(counts);
  return (status) => ({ ...looks[status], label: words.choice('status', status) ?? status });
}
