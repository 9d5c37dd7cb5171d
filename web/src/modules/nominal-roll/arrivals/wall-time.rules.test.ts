import { expect, test } from 'vitest';
import { wallTime } from './wall-time.rules.ts';

test.each([
  ['2026-11-15T18:40:00.000Z', 'Asia/Kolkata', '2026-11-16T00:10'],
  ['2026-11-15T18:40:59.999Z', 'UTC', '2026-11-15T18:40'],
  ['2026-03-08T07:30:00.000Z', 'America/New_York', '2026-03-08T03:30'],
  [null, 'UTC', null],
])('%s in %s is %s', (moment, timeZone, shown) => {
  expect(wallTime(moment, timeZone)).toBe(shown);
});
