import { expect, test } from 'vitest';
import { expenseStatuses } from './enums.ts';
import { expenseMoves, frozenExpense, judgeExpenseMove } from './expense-moves.ts';

const { REJECTED, DRAFT, SUBMITTED, APPROVED, PAID } = expenseStatuses;
const statuses = Object.values(expenseStatuses);
const whole = { 'TRANSPORT.EXPENSE': 2 * 3 * 5 * 7 };

const judged = (
  from: number,
  to: number,
  over: { acl?: Record<string, number>; by?: string; hasBill?: boolean; hasReason?: boolean } = {},
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
    ...(over.hasReason === undefined ? {} : { hasReason: over.hasReason }),
  });

/** Who may take which step, pair by pair; every other pair is no move. */
const table: Readonly<Record<string, 'edit' | 'approve'>> = {
  [`${DRAFT} ${SUBMITTED}`]: 'edit',
  [`${SUBMITTED} ${DRAFT}`]: 'edit',
  [`${REJECTED} ${DRAFT}`]: 'edit',
  [`${SUBMITTED} ${APPROVED}`]: 'approve',
  [`${SUBMITTED} ${REJECTED}`]: 'approve',
  [`${APPROVED} ${PAID}`]: 'approve',
  [`${APPROVED} ${REJECTED}`]: 'approve',
  [`${PAID} ${APPROVED}`]: 'approve',
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

test('a rejection and the way back of a payment need a reason, nothing else does', () => {
  for (const { from, to } of expenseMoves)
    expect(judged(from, to, { hasReason: false })).toBe(
      to === REJECTED || from === PAID ? 'REASON_NEEDED' : null,
    );
});

test('only a draft is changed; the refusal of each other status names a way that leads back', () => {
  expect(statuses.filter((status) => frozenExpense(status) === null)).toEqual([DRAFT]);
  for (const status of statuses.filter((one) => frozenExpense(one) === 'EXPENSE_FROZEN'))
    expect(judged(status, DRAFT)).toBeNull();
  expect(frozenExpense(APPROVED)).toBe('EXPENSE_APPROVED');
  expect(judged(APPROVED, REJECTED)).toBeNull();
  expect(frozenExpense(PAID)).toBe('EXPENSE_PAID');
  expect(judged(PAID, APPROVED)).toBeNull();
});
