import { expect, test } from 'vitest';
import { daysWithoutSeats } from './trips.ts';

test('vehicles that leave on one day share the members; the way back is judged for itself', () => {
  const out = { fromDay: '2031-03-01', seats: 30 };
  const back = { fromDay: '2031-03-07', seats: 50 };
  expect(daysWithoutSeats([], 10)).toEqual([]);
  expect(daysWithoutSeats([out, out, back], 50)).toEqual([]);
  expect(daysWithoutSeats([out, out, back], 51)).toEqual([{ day: '2031-03-07', seats: 50 }]);
  expect(daysWithoutSeats([out, back], 31)).toEqual([{ day: '2031-03-01', seats: 30 }]);
});
