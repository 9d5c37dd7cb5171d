import { expect, test } from 'vitest';
import { askedOf } from './free.rules.ts';

const times = {
  fromDay: '2028-02-29',
  fromTime: '08:00',
  toDay: '2028-03-01',
  toTime: '07:30',
  passengers: '4',
};

test('whole times are asked for, with the passengers', () => {
  expect(askedOf(times)).toEqual({ from: '2028-02-29T08:00', to: '2028-03-01T07:30', passengers: 4 });
});

test.each<[Partial<typeof times>, string]>([
  [{ fromDay: '2027-02-29' }, 'no such day'],
  [{ fromTime: '' }, 'no time yet'],
  [{ toDay: '29.2.' }, 'half typed'],
  [{ toDay: '2028-02-29' }, 'ends before it begins'],
  [{ toDay: '2028-02-29', toTime: '08:00' }, 'ends when it begins'],
])('%o is not asked: %s', (over, _why) => {
  expect(askedOf({ ...times, ...over })).toBeNull();
});

test.each([
  ['', 0],
  ['-3', 0],
  ['x', 0],
  ['12.9', 12],
  ['9999', 200],
])('“%s” passengers count as %i', (passengers, count) => {
  expect(askedOf({ ...times, passengers })?.passengers).toBe(count);
});
