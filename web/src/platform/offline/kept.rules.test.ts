import { expect, test } from 'vitest';
import { isReplyKept, isReplyShown, isSessionKept } from './kept.rules.ts';

const hours = (count: number) => count * 60 * 60 * 1000;
const evening = Date.UTC(2026, 10, 15, 14);

test.each([
  // The list of the gate, fetched in the evening; other replies of the same time.
  [1, { list: true, others: true }],
  [11, { list: true, others: true }],
  [14, { list: true, others: false }],
  [35, { list: true, others: false }],
  [37, { list: false, others: false }],
])('%d hours after the last answer of the server', (count, shown) => {
  const now = evening + hours(count);
  const sight = { now, sessionAt: evening };
  expect({
    list: isSessionKept(evening, now) && isReplyShown({ at: evening, isLasting: true }, sight),
    others: isSessionKept(evening, now) && isReplyShown({ at: evening }, sight),
  }).toEqual(shown);
});

test('what may name somebody leaves the device after a day, the list of the gate later', () => {
  expect(isReplyKept({ at: evening }, evening + hours(25))).toBe(false);
  expect(isReplyKept({ at: evening, isLasting: true }, evening + hours(25))).toBe(true);
});
