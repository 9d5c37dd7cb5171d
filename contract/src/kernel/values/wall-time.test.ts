import { expect, test } from 'vitest';
import { wallTimeIn, wallTimeSchema } from './wall-time.ts';

test.each([
  ['2026-11-15T18:40:00.000Z', 'Asia/Kolkata', '2026-11-16T00:10'],
  ['2026-11-15T18:40:59.999Z', 'UTC', '2026-11-15T18:40'],
  ['2026-03-08T07:30:00.000Z', 'America/New_York', '2026-03-08T03:30'],
])('%s in %s is %s', (moment, timeZone, shown) => {
  expect(wallTimeIn(timeZone, new Date(moment))).toBe(shown);
  expect(wallTimeSchema.safeParse(shown).success).toBe(true);
});

test.each([
  '2026-02-29T08:00',
  '2026-11-15T24:00',
  '2026-11-15T08:60',
  '2026-11-15 08:00',
  '2026-11-15T08:00Z',
])('%s is no wall time', (text) => {
  expect(wallTimeSchema.safeParse(text).success).toBe(false);
});
