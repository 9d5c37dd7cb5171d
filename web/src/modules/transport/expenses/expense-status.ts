import { mdiCancel, mdiCashCheck, mdiCheckCircleOutline, mdiClockOutline, mdiPencilOutline } from '@mdi/js';
import { type ExpenseStatus, expenseStatuses } from '@sewa/contract/transport/enums';
import { expenseStatusLabels } from '@sewa/contract/transport/expense-labels';
import { languageStore } from '../../../platform/language.ts';
import { useStore } from '../../../platform/store.ts';
import type { Status } from '../../../ui/StatusChip.tsx';

const { REJECTED, DRAFT, SUBMITTED, APPROVED, PAID } = expenseStatuses;

const looks: Readonly<Record<ExpenseStatus, Omit<Status, 'label'>>> = {
  [REJECTED]: { icon: mdiCancel, tone: 'error' },
  [DRAFT]: { icon: mdiPencilOutline, tone: 'default' },
  [SUBMITTED]: { icon: mdiClockOutline, tone: 'warning' },
  [APPROVED]: { icon: mdiCheckCircleOutline, tone: 'info' },
  [PAID]: { icon: mdiCashCheck, tone: 'success' },
};

/** The status of an expense as a word with its picture. */
export function useExpenseStatus(): (status: number) => Status {
  const language = useStore(languageStore);
  return (status) => {
    const known = Object.values(expenseStatuses).find((one) => one === status) ?? DRAFT;
    return { ...looks[known], label: expenseStatusLabels[known][language] };
  };
}
