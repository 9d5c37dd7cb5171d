import { expect, test } from 'vitest';
import { momentOf, waitedSince } from './device-time.rules.ts';

const now = new Date('2026-11-15T10:00:00Z');

test.each([
  [undefined, null],
  ['2026-11-15T09:59:30.000Z', null],
  ['2026-11-15T09:40:00.000Z', '2026-11-15T09:40:00.000Z'],
  ['2026-11-13T09:40:00.000Z', '2026-11-13T09:40:00.000Z'],
  ['2026-11-15T10:20:00.000Z', null],
  ['1970-01-01T00:00:00.000Z', null],
])('scanned %s, sent at ten → %s', (madeAt, at) => {
  expect(waitedSince(madeAt, now)).toBe(at);
});

test.each([
  // Twenty minutes slow, and sent at once.
  ['2026-11-15T09:40:00.000Z', '2026-11-15T09:40:01.000Z', null],
  // Twenty minutes slow, and sent after five minutes.
  ['2026-11-15T09:35:00.000Z', '2026-11-15T09:40:00.000Z', '2026-11-15T09:55:00.000Z'],
  // An hour fast, and sent after five minutes.
  ['2026-11-15T10:55:00.000Z', '2026-11-15T11:00:00.000Z', '2026-11-15T09:55:00.000Z'],
])('scanned %s, sent %s by the same clock → %s', (madeAt, sentAt, at) => {
  expect(waitedSince(madeAt, now, Date.parse(sentAt))).toBe(at);
});

test.each([
  // A short wait is exact too, however wrong the clock is.
  ['2026-11-15T09:39:50.000Z', '2026-11-15T09:40:00.000Z', '2026-11-15T09:59:50.000Z'],
  ['2026-11-15T11:00:00.000Z', '2026-11-15T11:00:00.000Z', '2026-11-15T10:00:00.000Z'],
  ['1970-01-01T00:00:00.000Z', '2026-11-15T10:00:00.000Z', '2026-11-15T10:00:00.000Z'],
])('made %s, sent %s: done at %s', (madeAt, sentAt, at) => {
  expect(momentOf(madeAt, now, Date.parse(sentAt)).toISOString()).toBe(at);
});

test('without the moment of sending only a long wait is believed', () => {
  expect(momentOf('2026-11-15T09:59:30.000Z', now, null)).toEqual(now);
  expect(momentOf('2026-11-15T09:40:00.000Z', now, null)).toEqual(new Date('2026-11-15T09:40:00.000Z'));
});
