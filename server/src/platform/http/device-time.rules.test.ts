import { expect, test } from 'vitest';
import { waitedSince } from './device-time.rules.ts';

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
