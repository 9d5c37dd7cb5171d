import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { share, valueIn, valueOut } from './moving-average.rules.ts';

const holding = fc.record({
  quantity: fc.integer({ min: 1, max: 100_000 }),
  value: fc.integer({ min: 0, max: 10_000_000_000 }),
});

describe('copies that leave', () => {
  test.each([
    [{ quantity: 3, value: 100 }, 1, null, 33],
    [{ quantity: 3, value: 100 }, 2, null, 67],
    [{ quantity: 3, value: 100 }, 3, null, 100],
    [{ quantity: 2, value: 5 }, 1, null, 3],
    // With a value of their own, as far as there is any, and the last copy with all of it.
    [{ quantity: 3, value: 100 }, 1, 40, 40],
    [{ quantity: 3, value: 100 }, 1, 400, 100],
    [{ quantity: 3, value: 100 }, 3, 40, 100],
  ])('of %o: %i, own value %s, take %i paise', (held, leaving, own, value) => {
    expect(valueOut(held, leaving, own)).toBe(value);
  });

  test('one after the other take exactly the value, and nothing stays without copies', () => {
    fc.assert(
      fc.property(
        holding,
        fc.array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 30 }),
        (start, steps) => {
          let held = start;
          let taken = 0;
          for (const step of [...steps, start.quantity]) {
            const leaving = Math.min(step, held.quantity);
            if (leaving === 0) continue;
            const value = valueOut(held, leaving, null);
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(held.value);
            taken += value;
            held = { quantity: held.quantity - leaving, value: held.value - value };
          }
          expect([taken, held]).toEqual([start.value, { quantity: 0, value: 0 }]);
        },
      ),
    );
  });

  test('never more than are there', () => {
    expect(() => valueOut({ quantity: 1, value: 10 }, 2, null)).toThrow();
  });
});

test('copies that come without a value cost the average, or what the list says where there are none', () => {
  expect(valueIn({ quantity: 4, value: 1_000 }, 2, 999)).toBe(500);
  expect(valueIn({ quantity: 0, value: 0 }, 2, 999)).toBe(1_998);
  expect(valueIn({ quantity: 0, value: 0 }, 2, null)).toBe(0);
});

test('a share is rounded half up and exact beyond what a product of numbers holds', () => {
  expect(share(1, 1, 2)).toBe(1);
  expect(share(100_000_000_000_000, 999_999_999, 1_000_000_000)).toBe(99_999_999_900_000);
});
