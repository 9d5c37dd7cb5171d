import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceBasket } from './basket.ts';
import { type PaidSale, refundOf, returnable } from './refund.ts';

const oneLine = (quantity: number, amount: number, returned = 0, paidBack = 0): PaidSale => ({
  lines: [{ place: 0, quantity, amount, returned }],
  paidBack,
});

/** What a sale of these lines leaves for returns, as the counter prices it. */
function soldAs(lines: readonly { price: number; quantity: number }[], discountPercent: number): PaidSale {
  const priced = priceBasket({
    lines: lines.map((line, place) => ({ ...line, item: `${place}`, title: '', code: '' })),
    discountPercent,
  });
  return {
    lines: priced.lines.map(({ quantity, amount }, place) => ({ place, quantity, amount, returned: 0 })),
    paidBack: 0,
  };
}

interface Step {
  readonly back: readonly { place: number; quantity: number }[];
  readonly paid: number;
}

/** The sale after a return, and before one that was cancelled. */
function after(sale: PaidSale, { back, paid }: Step, sign: 1 | -1 = 1): PaidSale {
  return {
    lines: sale.lines.map((line) => {
      const copies = back.find(({ place }) => place === line.place)?.quantity ?? 0;
      return { ...line, returned: line.returned + sign * copies };
    }),
    paidBack: sale.paidBack + sign * paid,
  };
}

const anySale = fc
  .tuple(
    fc.array(
      fc.record({ price: fc.integer({ min: 0, max: 50_000 }), quantity: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1, maxLength: 6 },
    ),
    fc.integer({ min: 0, max: 100 }),
  )
  .map(([lines, percent]) => soldAs(lines, percent));
/** How many copies of each line come back next, and whether the return before is cancelled first. */
const anySteps = fc.array(
  fc.record({ wished: fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }), isCancelled: fc.boolean() }),
  { maxLength: 12 },
);

describe('a refund', () => {
  test('of an uneven amount is in whole rupees, and the last copy brings the rest', () => {
    expect(refundOf(oneLine(3, 10_000), [{ place: 0, quantity: 1 }])).toEqual({
      total: 3_300,
      lines: [{ place: 0, quantity: 1, amount: 3_300 }],
    });
    expect(refundOf(oneLine(3, 10_000, 1, 3_300), [{ place: 0, quantity: 1 }]).total).toBe(3_300);
    expect(refundOf(oneLine(3, 10_000, 2, 6_600), [{ place: 0, quantity: 1 }]).total).toBe(3_400);
  });

  test('brings paise of one line with the copies of another', () => {
    const cards = soldAs(
      [
        { price: 1_250, quantity: 1 },
        { price: 1_250, quantity: 1 },
      ],
      0,
    );
    const first = refundOf(cards, [{ place: 0, quantity: 1 }]);
    expect(first.total).toBe(1_200);
    const rest = after(cards, { back: [{ place: 0, quantity: 1 }], paid: first.total });
    expect(refundOf(rest, [{ place: 1, quantity: 1 }]).total).toBe(1_300);
  });

  test('of a sale that was paid in paise, before totals were whole rupees, comes to it exactly', () => {
    expect(refundOf(oneLine(2, 4_545), [{ place: 0, quantity: 1 }]).total).toBe(2_200);
    expect(refundOf(oneLine(2, 4_545, 1, 2_273), [{ place: 0, quantity: 1 }]).total).toBe(2_272);
  });

  test('is never of more copies than are left', () => {
    expect(() => refundOf(oneLine(3, 1_000, 2), [{ place: 0, quantity: 2 }])).toThrow(RangeError);
  });

  test('in whatever steps, and with cancelled returns, is whole rupees and never more than was paid', () => {
    fc.assert(
      fc.property(anySale, anySteps, (sold, steps) => {
        const paid = sold.lines.reduce((sum, { amount }) => sum + amount, 0);
        let sale = sold;
        let last: Step | null = null;
        const take = (wished: readonly number[]) => {
          const back = sale.lines
            .map((line, place) => ({ place, quantity: Math.min(wished[place] ?? 0, returnable(line)) }))
            .filter(({ quantity }) => quantity > 0);
          if (back.length === 0) return;
          const { total, lines } = refundOf(sale, back);
          expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total % 100).toBe(0);
          last = { back, paid: total };
          sale = after(sale, last);
          expect(sale.paidBack).toBeLessThanOrEqual(paid);
        };
        for (const { wished, isCancelled } of steps) {
          if (isCancelled && last) {
            sale = after(sale, last, -1);
            last = null;
          }
          take(wished);
        }
        take(sale.lines.map(returnable));
        expect(sale.paidBack).toBe(paid);
      }),
    );
  });
});
