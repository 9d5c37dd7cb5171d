import { isExpenseMoveUndoable } from '@sewa/contract/transport/expense-moves';
import type { Expense } from '@sewa/contract/transport/expenses';
import { useTranslation } from 'react-i18next';
import type { Undo } from '../../../platform/toast.ts';
import { undoExpenseMove } from './expense.queries.ts';

/** What the toast of a move offers. */
export function useExpenseUndo(): (moved: Expense) => Undo | undefined {
  const { t } = useTranslation('transport');
  return (moved) => {
    if (!isExpenseMoveUndoable(moved.status)) return undefined;
    return {
      run: () => undoExpenseMove(moved),
      done: t('expense.undone', { number: moved.number }),
      failed: t('undo.failed'),
    };
  };
}
