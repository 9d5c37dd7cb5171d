import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import { type ExpenseStatus, expenseStatuses } from '@sewa/contract/transport/enums';
import { isExpenseEditable, lacksBill } from '@sewa/contract/transport/expense-moves';
import { expenseFields, type expenses } from '@sewa/contract/transport/expenses';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { decide } from '../../../platform/four-eyes/decide.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { addEditor, findBillTwin, findStatus } from './expenses.queries.ts';
import { expenseFourEyes, type expenseResource, sameBill } from './expenses.resource.ts';

export type ExpenseResource = ReturnType<typeof expenseResource>;

/** The one way in which an expense changes its status. The bill is looked for once more: files came after the save. */
export function moveExpense(resource: ExpenseResource): Handler<typeof expenses.move> {
  return async (tx, { who, params, body }) => {
    const expense = await resource.get(tx, params.id);
    await decide(tx, expenseFourEyes, {
      id: params.id,
      ...body,
      who,
      check: (move) => (lacksBill(expense, move.to) ? 'EXPENSE_BILL_MISSING' : null),
    });
    if (body.to === (expenseStatuses.SUBMITTED satisfies ExpenseStatus)) {
      const twin = await findBillTwin(tx, expense.id, expenseFields.parse(expense));
      if (twin) throw sameBill(twin);
    }
    return resource.get(tx, params.id);
  };
}

/** A bill that somebody has seen is not exchanged. */
export async function refuseBillChange(tx: Tx, id: string): Promise<ErrorCode | null> {
  const status = await findStatus(tx, id);
  return status !== null && isExpenseEditable(status) ? null : 'EXPENSE_FROZEN';
}

/** Who attaches a bill is an editor. */
export async function expenseBillsChanged(tx: Tx, id: string, who: Who): Promise<void> {
  await addEditor(tx, id, who.userId);
}
