import { expect, test } from 'vitest';
import { isServingOn } from './serving.ts';

test('a department counts from its first day to its last', () => {
  const march = { since: '2026-03-01', until: '2026-03-31' };
  const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'];
  expect(days.map((day) => isServingOn(march, day))).toEqual([false, true, true, false]);
  expect(days.map((day) => isServingOn({ since: null, until: null }, day))).toEqual([true, true, true, true]);
});
