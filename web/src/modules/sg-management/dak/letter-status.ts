import {
  mdiCheckAll,
  mdiEmailCheckOutline,
  mdiEmailFastOutline,
  mdiEmailOpenOutline,
  mdiPencilOutline,
} from '@mdi/js';
import { type DakStatus, dakStatuses } from '@sewa/contract/sg-management/enums';
import { dakStatusLabels } from '@sewa/contract/sg-management/letter-labels';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

const { CREATED, DISPATCHED, RECEIVED, ACKNOWLEDGED, COMPLETED } = dakStatuses;

const looks: Readonly<Record<DakStatus, Omit<Status, 'label'>>> = {
  [CREATED]: { icon: mdiPencilOutline, tone: 'default' },
  [DISPATCHED]: { icon: mdiEmailFastOutline, tone: 'warning' },
  [RECEIVED]: { icon: mdiEmailOpenOutline, tone: 'info' },
  [ACKNOWLEDGED]: { icon: mdiEmailCheckOutline, tone: 'info' },
  [COMPLETED]: { icon: mdiCheckAll, tone: 'success' },
};

/** The status of a letter as a word with its picture. */
export function useLetterStatus(): (status: number) => Status {
  const language = useStore(languageStore);
  return (status) => {
    const known = Object.values(dakStatuses).find((one) => one === status) ?? CREATED;
    return { ...looks[known], label: dakStatusLabels[known][language] };
  };
}
