import { expect, test } from 'vitest';
import { expenseStatuses } from './enums.ts';
import { tripCost } from './trip-cost.ts';

const { APPROVED, DRAFT, PAID, REJECTED } = expenseStatuses;

test('the expenses of a trip are shared by its passengers and its kilometres', () => {
  const expenses = [
    { amount: 250_000, status: PAID },
    { amount: 6_500, status: APPROVED },
    { amount: 3_500, status: DRAFT },
    { amount: 90_000, status: REJECTED },
  ];
  expect(tripCost(expenses, { people: 40, distance: 184 })).toEqual({
    total: 260_000,
    perPerson: 6_500,
    perKm: 1_413,
  });
});

test.each([
  { people: 0, distance: 0 },
  { people: 0, distance: null },
])('nobody on board and no kilometres make no share: %o', (trip) => {
  expect(tripCost([{ amount: 100, status: PAID }], trip)).toEqual({
    total: 100,
    perPerson: null,
    perKm: null,
  });
});

test('without expenses a trip cost nothing so far', () => {
  expect(tripCost([], { people: 4, distance: 10 })).toEqual({ total: 0, perPerson: 0, perKm: 0 });
});
