import { expect, test } from 'vitest';
import { decisionDay } from './decision-day.ts';

const camp = { firstDay: '2026-11-14', lastDay: '2026-11-16' };

test.each([
  { name: 'without a camp', since: '2026-08-01', today: '2026-11-20', camp: null, day: '2026-11-20' },
  { name: 'a cause on a day of the camp', since: '2026-11-15', today: '2026-11-20', camp, day: '2026-11-15' },
  { name: 'an earlier cause', since: '2026-08-01', today: '2026-11-20', camp, day: '2026-11-16' },
  {
    name: 'an earlier cause during the camp',
    since: '2026-08-01',
    today: '2026-11-15',
    camp,
    day: '2026-11-15',
  },
  {
    name: 'a later cause, which is not of the camp',
    since: '2026-11-17',
    today: '2026-11-20',
    camp,
    day: '2026-11-17',
  },
])('the day of a decision: $name', ({ since, today, camp: at, day }) => {
  expect(decisionDay({ since, today, camp: at })).toBe(day);
});
