import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Acl } from '../kernel/rights/acl.ts';
import { dakStatuses, dakTypes } from './enums.ts';
import {
  isAnswerable,
  isInHouse,
  isLetterEditable,
  isLetterOverdue,
  isToAnswer,
  judgeLetterMove,
  judgeReceivedOn,
  letterMoves,
  mayLink,
} from './letter-moves.ts';

const { CREATED, DISPATCHED, RECEIVED, ACKNOWLEDGED, COMPLETED } = dakStatuses;
const { DISPATCH, RECEIVE } = dakTypes;
const statuses = Object.values(dakStatuses);
const whole: Acl = { 'SG_MANAGEMENT.DAK': 2 * 3 * 5 };

const judgeMove = (
  from: number,
  to: number,
  over: { acl?: Acl; type?: number; isThroughPortal?: boolean } = {},
) =>
  judgeLetterMove({
    letter: { type: over.type ?? DISPATCH, status: from, isThroughPortal: over.isThroughPortal ?? false },
    to,
    user: { id: 'u', acl: over.acl ?? whole },
  });

/** Who may take which step, pair by pair; every other pair is no move. */
const table: Readonly<Record<string, 'edit' | 'dispatchReceive'>> = {
  [`${CREATED} ${DISPATCHED}`]: 'dispatchReceive',
  [`${DISPATCHED} ${RECEIVED}`]: 'dispatchReceive',
  [`${RECEIVED} ${ACKNOWLEDGED}`]: 'edit',
  [`${ACKNOWLEDGED} ${COMPLETED}`]: 'edit',
};
const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

test.each(pairs)('from %i to %i', (from, to) => {
  const act = table[`${from} ${to}`];
  expect(judgeMove(from, to)).toBe(act ? null : 'MOVE_UNKNOWN');
  if (!act) return;
  const [right, other] = act === 'edit' ? [3, 5] : [5, 3];
  expect(judgeMove(from, to, { acl: { 'SG_MANAGEMENT.DAK': 2 * right } })).toBeNull();
  expect(judgeMove(from, to, { acl: { 'SG_MANAGEMENT.DAK': 2 * other } })).toBe('FORBIDDEN');
});

test('moves go forward, one step at a time', () => {
  for (const { from, to } of letterMoves) expect(statuses.indexOf(to)).toBe(statuses.indexOf(from) + 1);
});

test('between two centres the sender dispatches, and the receiver does the rest', () => {
  for (const { from, to } of letterMoves) {
    const expected = to === DISPATCHED ? null : 'OTHER_END';
    expect(judgeMove(from, to, { isThroughPortal: true })).toBe(expected);
    if (from !== CREATED) expect(judgeMove(from, to, { isThroughPortal: true, type: RECEIVE })).toBeNull();
  }
});

test('a receipt names who took the letter, and no other step asks for it', () => {
  for (const { from, to } of letterMoves) {
    const letter = { type: DISPATCH, status: from, isThroughPortal: false };
    const judged = judgeLetterMove({ letter, to, user: { id: 'u', acl: whole }, hasReceiver: false });
    expect(judged).toBe(to === RECEIVED ? 'RECEIVER_NEEDED' : null);
  }
});

test('a letter is edited before it leaves or before it is acknowledged, one of the portal never by its receiver', () => {
  const editable = (type: number, isThroughPortal: boolean) =>
    statuses.filter((status) => isLetterEditable({ type, status, isThroughPortal }));
  expect(editable(DISPATCH, false)).toEqual([CREATED]);
  expect(editable(DISPATCH, true)).toEqual([CREATED]);
  expect(editable(RECEIVE, false)).toEqual([RECEIVED]);
  expect(editable(RECEIVE, true)).toEqual([]);
});

test('an instruction is for a letter in the house', () => {
  const instructed = (type: number) =>
    statuses.filter((status) => isInHouse({ type, status, isThroughPortal: true }));
  expect(instructed(RECEIVE)).toEqual([RECEIVED, ACKNOWLEDGED]);
  expect(instructed(DISPATCH)).toEqual([]);
});

test('a letter is answered once it is received, an own one once it has left', () => {
  const answered = (type: number) => statuses.filter((status) => isAnswerable({ type, status }));
  expect(answered(RECEIVE)).toEqual([RECEIVED, ACKNOWLEDGED, COMPLETED]);
  expect(answered(DISPATCH)).toEqual([DISPATCHED, RECEIVED, ACKNOWLEDGED, COMPLETED]);
});

test('nothing is overdue without a day, before its end, answered, unsent or completed', () => {
  const letter = fc.record({
    type: fc.constantFrom(DISPATCH, RECEIVE),
    status: fc.constantFrom(...statuses),
    replyBy: fc.option(fc.constantFrom('2026-11-15', '2026-11-16', '2026-11-17')),
    isAnswered: fc.boolean(),
  });
  fc.assert(
    fc.property(letter, (one) => {
      const isOpen = one.replyBy !== null && !one.isAnswered && one.status < COMPLETED;
      expect(isLetterOverdue(one, '2026-11-16')).toBe(
        isOpen && one.status > CREATED && one.replyBy === '2026-11-15',
      );
      expect(isToAnswer(one)).toBe(isOpen && one.type === RECEIVE && one.status >= RECEIVED);
    }),
  );
});

test('a letter is entered on the day on which it came, or later', () => {
  const judge = (day: string) => judgeReceivedOn(day, '2027-01-02');
  expect(judge('2027-01-02')).toBeNull();
  expect(judge('2026-12-31')).toBeNull();
  expect(judge('2027-01-03')).toBe('SG_DAY_IN_FUTURE');
  expect(judge('2025-01-02')).toBe('LETTER_DAY_TOO_EARLY');
});

test('a letter is linked to what it answers once it was received here, and an own one only while it is edited', () => {
  for (const status of statuses)
    for (const isThroughPortal of [true, false]) {
      expect(mayLink({ type: RECEIVE, status, isThroughPortal })).toBe(status >= RECEIVED);
      expect(mayLink({ type: DISPATCH, status, isThroughPortal })).toBe(false);
    }
});
