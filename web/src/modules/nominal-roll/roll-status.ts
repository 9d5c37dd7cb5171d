import {
  mdiBusSide,
  mdiCancel,
  mdiCheckCircleOutline,
  mdiClockOutline,
  mdiFlagCheckered,
  mdiPencilOutline,
} from '@mdi/js';
import { type RollStatus, rollStatuses } from '@sewa/contract/nominal-roll/enums';
import { rollStatusLabels } from '@sewa/contract/nominal-roll/roll-labels';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import type { Status } from '../../ui/StatusChip.tsx';

const { CANCELLED, DRAFT, SUBMITTED, APPROVED, ON_SEWA, COMPLETED } = rollStatuses;

const looks: Readonly<Record<RollStatus, Omit<Status, 'label'>>> = {
  [CANCELLED]: { icon: mdiCancel, tone: 'error' },
  [DRAFT]: { icon: mdiPencilOutline, tone: 'default' },
  [SUBMITTED]: { icon: mdiClockOutline, tone: 'warning' },
  [APPROVED]: { icon: mdiCheckCircleOutline, tone: 'success' },
  [ON_SEWA]: { icon: mdiBusSide, tone: 'info' },
  [COMPLETED]: { icon: mdiFlagCheckered, tone: 'success' },
};

/** The status of a roll as a word with its picture. */
export function useRollStatus(): (status: number) => Status {
  const language = useStore(languageStore);
  return (status) => {
    const known = Object.values(rollStatuses).find((one) => one === status) ?? DRAFT;
    return { ...looks[known], label: rollStatusLabels[known][language] };
  };
}
