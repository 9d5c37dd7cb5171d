import { mdiArrowULeftTop, mdiCheck, mdiCheckAll, mdiCheckDecagramOutline, mdiTimerSandEmpty } from '@mdi/js';
import { sgRecordStatuses } from '@sewa/contract/sg-management/enums';
import { sgRecordStatusLabels } from '@sewa/contract/sg-management/record-labels';
import { isReturned } from '@sewa/contract/sg-management/record-moves';
import type { SgRecord } from '@sewa/contract/sg-management/records';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

/** The status of a record as a word with its picture; completed and sent back are said too. */
export function useRecordStatus(): (record: Pick<SgRecord, 'status' | 'reason' | 'completedOn'>) => Status {
  const { t } = useTranslation('sg-management');
  const language = useStore(languageStore);
  return (record) => {
    const { status, completedOn } = record;
    if (completedOn !== null) return { icon: mdiCheckAll, tone: 'success', label: t('record.completed') };
    if (isReturned(record)) return { icon: mdiArrowULeftTop, tone: 'error', label: t('record.returned') };
    const label = sgRecordStatusLabels[status]?.[language] ?? String(status);
    if (status === sgRecordStatuses.L2_APPROVED)
      return { icon: mdiCheckDecagramOutline, tone: 'success', label };
    if (status === sgRecordStatuses.L1_APPROVED) return { icon: mdiCheck, tone: 'info', label };
    return { icon: mdiTimerSandEmpty, tone: 'warning', label };
  };
}
