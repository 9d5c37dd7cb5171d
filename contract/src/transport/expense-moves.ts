import { judge, type Move, type MovedRecord, type MoveRefusal, type StatusMachine } from '../kernel/moves.ts';
import type { Acl } from '../kernel/rights/acl.ts';
import type { ActOf } from '../kernel/rights/rights.ts';
import { type ExpenseKind, type ExpenseStatus, expenseStatuses } from './enums.ts';
import { expenseStatusLabels } from './expense-labels.ts';

const { REJECTED, DRAFT, SUBMITTED, APPROVED, PAID } = expenseStatuses;

export type ExpenseDecider = 'approvedBy' | 'settledBy';
export type ExpenseMove = Move<ExpenseStatus, ActOf<'TRANSPORT.EXPENSE'>, ExpenseDecider>;

/**
 * Who entered it submits, withdraws and corrects; somebody else approves, rejects and pays, and takes back an approval or a
 * payment that was a mistake.
 */
export const expenseMoves: readonly ExpenseMove[] = [
  { from: DRAFT, to: SUBMITTED, act: 'edit' },
  { from: SUBMITTED, to: APPROVED, act: 'approve', decider: 'approvedBy' },
  { from: SUBMITTED, to: REJECTED, act: 'approve' },
  { from: SUBMITTED, to: DRAFT, act: 'edit' },
  { from: REJECTED, to: DRAFT, act: 'edit' },
  { from: APPROVED, to: PAID, act: 'approve', decider: 'settledBy' },
  { from: APPROVED, to: REJECTED, act: 'approve' },
  // The approval stands; only the payment is taken back.
  { from: PAID, to: APPROVED, act: 'approve', needsReason: true },
];

export const expenseMachine: StatusMachine<'TRANSPORT.EXPENSE', ExpenseStatus, ExpenseDecider> = {
  key: 'TRANSPORT.EXPENSE',
  moves: expenseMoves,
  onward: { [DRAFT]: SUBMITTED, [SUBMITTED]: APPROVED, [APPROVED]: PAID },
  withReason: [REJECTED],
  ownActs: ['edit'],
  labels: expenseStatusLabels,
};

export interface JudgedExpense extends MovedRecord<ExpenseDecider> {
  readonly kind: ExpenseKind;
  readonly hasBill: boolean;
}

export type ExpenseRefusal = MoveRefusal | 'EXPENSE_BILL_MISSING';

/** Null: the move may be made. `hasReason` is left out where only the button is judged. */
export function judgeExpenseMove(judged: {
  expense: JudgedExpense;
  to: number;
  user: { id: string; acl: Acl };
  hasReason?: boolean;
}): ExpenseRefusal | null {
  const { expense, to, user, hasReason } = judged;
  return judge<'TRANSPORT.EXPENSE', ExpenseStatus, ExpenseDecider, 'EXPENSE_BILL_MISSING'>(expenseMachine, {
    record: expense,
    to,
    user,
    hasReason,
    check: (move) => (lacksBill(expense, move.to) ? 'EXPENSE_BILL_MISSING' : null),
  });
}

/** Tolls and parking are often paid by a tag, and leave no paper. */
const withoutBill: readonly ExpenseKind[] = ['toll', 'parking'];

export function lacksBill({ kind, hasBill }: { kind: ExpenseKind; hasBill: boolean }, to: number): boolean {
  return to === SUBMITTED && !hasBill && !withoutBill.includes(kind);
}

/** What was submitted stands as it is; a correction takes it back first. */
export function isExpenseEditable(status: number): boolean {
  return status === DRAFT;
}

/** Why an expense cannot be changed, with the way back from its status; null: it can. */
export function frozenExpense(status: number) {
  switch (status) {
    case DRAFT:
      return null;
    case APPROVED:
      return 'EXPENSE_APPROVED';
    case PAID:
      return 'EXPENSE_PAID';
    default:
      return 'EXPENSE_FROZEN';
  }
}

/** A draft is changed, and its bills exchanged, without a step that an undo would notice. */
export function isExpenseMoveUndoable(to: number): boolean {
  return to !== DRAFT;
}
