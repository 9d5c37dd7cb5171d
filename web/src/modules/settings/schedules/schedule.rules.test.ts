import type { ScheduleFields } from '@sewa/contract/user/schedules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthGrid, shiftMonth, tidied } from './schedule.rules.ts';
import { emptySchedule } from './schedule-form.ts';

const someFields = emptySchedule('', '2026-11-15');

const months = fc
  .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`);

test('a month fills whole weeks from Monday, without gaps', () => {
  fc.assert(
    fc.property(months, (month) => {
      const days = monthGrid(month);
      expect(days.length % 7).toBe(0);
      expect(new Date(days[0] ?? '').getUTCDay()).toBe(1);
      expect(new Set(days).size).toBe(days.length);
      expect(days.filter((day) => day.startsWith(month)).length).toBeGreaterThanOrEqual(28);
    }),
  );
});

test('a month forth and back is the same month', () => {
  fc.assert(
    fc.property(months, fc.integer({ min: -30, max: 30 }), (month, by) => {
      expect(shiftMonth(shiftMonth(month, by), -by)).toBe(month);
    }),
  );
});

test('what a kind does not use is put back', () => {
  const fields: ScheduleFields = { ...someFields, kind: 'monthly', days: ['MO', 'SU'], interval: 3, nth: -1 };
  const monthly = tidied(fields);
  expect(monthly).toMatchObject({ days: ['MO'], interval: 1, nth: -1 });
  expect(tidied({ ...monthly, kind: 'once' })).toMatchObject({ days: [], validTo: '2026-11-15' });
});
