import { expect, test } from 'vitest';
import { expenseStatuses } from './enums.ts';
import { expenseMoves, judgeExpenseMove } from './expense-moves.ts';

const { REJECTED, DRAFT, SUBMITTED, APPROVED, PAID } = expenseStatuses;
const statuses = Object.values(expenseStatuses);
const whole = { 'TRANSPORT.EXPENSE': 2 * 3 * 5 * 7 };

const judged = (
  from: number,
  to: number,
  over: { acl?: Record<string, number>; by?: string; hasBill?: boolean } = {},
) =>
  judgeExpenseMove({
    expense: {
      status: from,
      madeBy: 'maker',
      editors: ['editor'],
      approvedBy: null,
      settledBy: null,
      kind: 'fuel',
      hasBill: over.hasBill ?? true,
    },
    to,
    user: { id: over.by ?? 'other', acl: over.acl ?? whole },
  });

/** Who may take which step, pair by pair; every other pair is no move. */
const table: Readonly<Record<string, 'edit' | 'approve'>> = {
  [`${DRAFT} ${SUBMITTED}`]: 'edit',
  [`${SUBMITTED} ${DRAFT}`]: 'edit',
  [`${REJECTED} ${DRAFT}`]: 'edit',
  [`${SUBMITTED} ${APPROVED}`]: 'approve',
  [`${SUBMITTED} ${REJECTED}`]: 'approve',
  [`${APPROVED} ${PAID}`]: 'approve',
};

test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
  'from %i to %i',
  (from, to) => {
    const act = table[`${from} ${to}`];
    expect(judged(from, to)).toBe(act ? null : 'MOVE_UNKNOWN');
    if (!act) return;
    const [right, other] = act === 'edit' ? [3, 7] : [7, 3];
    expect(judged(from, to, { acl: { 'TRANSPORT.EXPENSE': 2 * right } })).toBeNull();
    expect(judged(from, to, { acl: { 'TRANSPORT.EXPENSE': 2 * other } })).toBe('FORBIDDEN');
    for (const by of ['maker', 'editor'])
      expect(judged(from, to, { by })).toBe(act === 'edit' ? null : 'OWN_WORK');
  },
);

test('only the submission asks for the bill', () => {
  for (const { from, to } of expenseMoves)
    expect(judged(from, to, { hasBill: false })).toBe(to === SUBMITTED ? 'EXPENSE_BILL_MISSING' : null);
});
