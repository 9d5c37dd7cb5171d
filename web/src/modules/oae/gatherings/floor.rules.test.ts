import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatCells } from './floor.rules.ts';

test('a cell for each seat of a small block', () => {
  expect(seatCells({ seats: 40, taken: 12 })).toEqual({ cells: 40, filled: 12 });
});

test('an empty block shows nobody, a full one no free seat, one more or less is seen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 100_000 }), fc.nat(200_000), (seats, taken) => {
      const { cells, filled } = seatCells({ seats, taken });
      expect(cells).toBeLessThanOrEqual(60);
      expect(filled === 0).toBe(taken === 0);
      expect(filled === cells).toBe(taken >= seats);
    }),
  );
});
