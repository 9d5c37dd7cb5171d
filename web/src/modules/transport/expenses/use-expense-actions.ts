import {
  mdiCancel,
  mdiCashCheck,
  mdiCashRemove,
  mdiCheck,
  mdiPencilOutline,
  mdiSendOutline,
  mdiTrashCanOutline,
  mdiUndoVariant,
} from '@mdi/js';
import { type ErrorCode, errorText } from '@sewa/contract/kernel/calls/errors';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type ExpenseStatus, expenseStatuses } from '@sewa/contract/transport/enums';
import {
  type ExpenseMove,
  type ExpenseRefusal,
  expenseMachine,
  expenseMoves,
  frozenExpense,
  judgeExpenseMove,
} from '@sewa/contract/transport/expense-moves';
import { type Expense, expenses } from '@sewa/contract/transport/expenses';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageStore } from '../../../platform/language.ts';
import { useSession } from '../../../platform/session.ts';
import { useStore } from '../../../platform/store.ts';
import type { RecordAction } from '../../../ui/record/RecordActions.tsx';
import { useAct } from '../../../ui/use-act.ts';
import { moveExpense } from './expense.queries.ts';
import { useExpenseUndo } from './use-expense-undo.ts';

const { REJECTED, DRAFT, SUBMITTED, APPROVED, PAID } = expenseStatuses;

interface Verb {
  verb: 'submit' | 'approve' | 'reject' | 'withdraw' | 'pay' | 'unpay';
  icon: string;
}

/** What a move is called, by the status that it leads to. */
const verbs: Readonly<Record<ExpenseStatus, Verb>> = {
  [SUBMITTED]: { verb: 'submit', icon: mdiSendOutline },
  [APPROVED]: { verb: 'approve', icon: mdiCheck },
  [REJECTED]: { verb: 'reject', icon: mdiCancel },
  [DRAFT]: { verb: 'withdraw', icon: mdiUndoVariant },
  [PAID]: { verb: 'pay', icon: mdiCashCheck },
};

function verbOf({ from, to }: ExpenseMove): Verb {
  return from === PAID ? { verb: 'unpay', icon: mdiCashRemove } : verbs[to];
}

const refusalCodes: Readonly<Record<Exclude<ExpenseRefusal, 'FORBIDDEN'>, ErrorCode>> = {
  MOVE_UNKNOWN: 'STATUS_MOVE_UNKNOWN',
  OWN_WORK: 'OWN_EXPENSE',
  SECOND_PERSON: 'SECOND_PERSON',
  REASON_NEEDED: 'DECISION_REASON_NEEDED',
  EXPENSE_BILL_MISSING: 'EXPENSE_BILL_MISSING',
};

type ExpenseDialog = 'reject' | 'unpay' | 'edit' | 'remove';

/** The moves of the table from here, the one that leads on as the button; then what can be done with the expense itself. */
export function useExpenseActions(expense: Expense | undefined) {
  const { t } = useTranslation(['transport', 'ui']);
  const language = useStore(languageStore);
  const { user } = useSession();
  const [dialog, setDialog] = useState<ExpenseDialog | null>(null);
  const { act, isBusy } = useAct();
  const undo = useExpenseUndo();
  const closeDialog = () => setDialog(null);
  if (expense === undefined) return { actions: [], dialog: null, closeDialog };
  const code = frozenExpense(expense.status);
  const frozen = code === null ? undefined : errorText(code, language);
  const actions: RecordAction[] = [
    ...expenseMoves
      .filter(({ from }) => from === expense.status)
      .map((move): RecordAction => {
        const { from, to } = move;
        const { verb, icon } = verbOf(move);
        const refusal = refusalOf(expense, to, user);
        return {
          label: t(`expenseVerb.${verb}`),
          icon,
          requirement: right('TRANSPORT.EXPENSE', move.act),
          onClick: () => (verb === 'reject' || verb === 'unpay' ? setDialog(verb) : goOn(move)),
          isBusy,
          isMain: expenseMachine.onward[from] === to,
          // A way back that is seldom taken stands in the menu.
          isVisible: from === SUBMITTED && to === REJECTED,
          isDanger: to === REJECTED || from === PAID,
          impossible:
            refusal === null || refusal === 'FORBIDDEN'
              ? undefined
              : errorText(refusalCodes[refusal], language),
        };
      }),
    {
      label: t('ui:resource.edit'),
      icon: mdiPencilOutline,
      requirement: expenses.update.requirement,
      onClick: () => setDialog('edit'),
      isVisible: true,
      impossible: frozen,
    },
    {
      label: t('ui:resource.remove'),
      icon: mdiTrashCanOutline,
      requirement: expenses.remove.requirement,
      onClick: () => setDialog('remove'),
      isDanger: true,
      impossible: frozen,
    },
  ];
  return { actions, dialog, closeDialog };

  function goOn(move: ExpenseMove): void {
    if (expense === undefined) return;
    void act({
      run: () => moveExpense(expense, { to: move.to, reason: '' }, newId()),
      done: t(`expenseDone.${verbOf(move).verb}`, { number: expense.number }),
      failed: t('expense.failed'),
      undo,
    });
  }
}

/** Whose work it is the server says; by whom exactly does not matter here. */
function refusalOf(
  expense: Expense,
  to: number,
  user: { id: string; acl: Parameters<typeof judgeExpenseMove>[0]['user']['acl'] },
) {
  const { status, kind, hasBill, isOwnWork } = expense;
  const judged = {
    status,
    kind,
    hasBill,
    madeBy: isOwnWork ? user.id : '',
    editors: [],
    approvedBy: null,
    settledBy: null,
  };
  return judgeExpenseMove({ expense: judged, to, user });
}
