import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import { expenseStatuses } from '@sewa/contract/transport/enums';
import { frozenExpense, isExpenseMoveUndoable, lacksBill } from '@sewa/contract/transport/expense-moves';
import { type Expense, expenseFields, type expenses } from '@sewa/contract/transport/expenses';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { decide } from '../../../platform/four-eyes/decide.ts';
import { lockDecided } from '../../../platform/four-eyes/four-eyes.queries.ts';
import { undoDecision } from '../../../platform/four-eyes/undo-decision.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { addEditor, findBillTwin, findStatus } from './expenses.queries.ts';
import { expenseFourEyes, type expenseResource, sameBill } from './expenses.resource.ts';

const { REJECTED, SUBMITTED } = expenseStatuses;

export type ExpenseResource = ReturnType<typeof expenseResource>;

/** The one way in which an expense changes its status. The bill is looked for once more: files came after the save. */
export function moveExpense(resource: ExpenseResource): Handler<typeof expenses.move> {
  return async (tx, { who, params, body }) => {
    // Locked before it is looked at: nobody takes its bill away meanwhile.
    await lockDecided(tx, expenseFourEyes, params.id);
    const expense = await resource.get(tx, params.id);
    await decide(tx, expenseFourEyes, {
      id: params.id,
      ...body,
      who,
      check: (move) => (lacksBill(expense, move.to) ? 'EXPENSE_BILL_MISSING' : null),
      columns: body.to === REJECTED ? noApproval : {},
    });
    if (body.to === SUBMITTED) await assertNoTwin(tx, expense);
    return resource.get(tx, params.id);
  };
}

/** What was approved and then rejected is not shown as approved. */
const noApproval = { approved_by: null, approved_by_name: null, approved_by_at: null };

/** The own step, for ten minutes. A rejected bill may have been entered anew since. */
export function undoExpenseMove(resource: ExpenseResource): Handler<typeof expenses.undo> {
  return async (tx, { who, params: { id }, body }) => {
    const expense = await resource.get(tx, id);
    if (expense.status === REJECTED) await assertNoTwin(tx, expense);
    await undoDecision(tx, expenseFourEyes, {
      id,
      version: body.version,
      who,
      isTouched: async () => !isExpenseMoveUndoable(expense.status),
    });
    return resource.get(tx, id);
  };
}

async function assertNoTwin(tx: Tx, expense: Expense): Promise<void> {
  const twin = await findBillTwin(tx, expense.id, expenseFields.parse(expense));
  if (twin) throw sameBill(twin);
}

/** A bill that somebody has seen is not exchanged. */
export async function refuseBillChange(tx: Tx, id: string): Promise<ErrorCode | null> {
  const status = await findStatus(tx, id);
  return status === null ? 'EXPENSE_FROZEN' : frozenExpense(status);
}

/** Who attaches a bill is an editor. */
export async function expenseBillsChanged(tx: Tx, id: string, who: Who): Promise<void> {
  await addEditor(tx, id, who.userId);
}
