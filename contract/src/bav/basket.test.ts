import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addItem,
  type Basket,
  type CounterItem,
  discountOf,
  emptyBasket,
  likelyTenders,
  MAX_LINES,
  payFor,
  priceBasket,
  setQuantity,
  withPrices,
} from './basket.ts';
import { countedTotal, expectedCash } from './cash-count.ts';
import { shareOut } from './share-out.ts';

const item = (id: string, price: number): CounterItem => ({
  id,
  code: id,
  number: 1,
  scanCode: id,
  title: id,
  titleLatin: '',
  category: 2,
  price,
  reorderLevel: null,
  language: '',
  editionOf: '',
  photo: null,
  hsn: '',
  taxRate: 0,
  stock: 10,
});

describe('a basket', () => {
  test('takes the prices of now, and keeps its quantities and its discount', () => {
    const basket = {
      ...addItem(addItem(emptyBasket, item('a', 1_000), 2), item('b', 500)),
      discountPercent: 10,
    };
    const now = withPrices(basket, new Map([['a', 1_200]]));
    expect(now.lines.map(({ item: id, price, quantity }) => [id, price, quantity])).toEqual([
      ['a', 1_200, 2],
      ['b', 500, 1],
    ]);
    expect(priceBasket(now)).toMatchObject({ gross: 2_900, discount: 300 });
  });

  test('gathers copies of an item in one line, in the order of the first scans', () => {
    let basket = addItem(emptyBasket, item('a', 1_000));
    basket = addItem(basket, item('b', 2_500));
    basket = addItem(basket, item('a', 1_000));
    expect(basket.lines.map(({ item: id, quantity }) => [id, quantity])).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
    expect(priceBasket(basket)).toMatchObject({ copies: 3, gross: 4_500, discount: 0, total: 4_500 });
  });

  test('keeps the price of the first scan when it changes meanwhile', () => {
    const basket = addItem(addItem(emptyBasket, item('a', 1_000)), item('a', 1_200));
    expect(priceBasket(basket).total).toBe(2_000);
  });

  test('loses a line whose quantity becomes none, and takes no more lines than allowed', () => {
    expect(setQuantity(addItem(emptyBasket, item('a', 1)), 'a', 0)).toEqual(emptyBasket);
    let basket: Basket = emptyBasket;
    for (let place = 0; place < MAX_LINES + 5; place++) basket = addItem(basket, item(`i${place}`, 100));
    expect(basket.lines).toHaveLength(MAX_LINES);
  });

  test('lines add up to the total, and none costs less than nothing, whatever the discount', () => {
    const line = fc.record({ price: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 999 }) });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.integer({ min: 0, max: 100 }), (lines, percent) => {
        const totals = priceBasket({
          lines: lines.map((one, place) => ({ ...one, item: `${place}`, title: '', code: '' })),
          discountPercent: percent,
        });
        expect(totals.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total);
        expect(totals.lines.every(({ amount }) => amount >= 0)).toBe(true);
        expect(totals.gross - totals.discount).toBe(totals.total);
      }),
    );
  });

  test('leaves whole rupees to pay, at most one rupee below the discount and never above the price', () => {
    const tenth = { ...addItem(emptyBasket, item('a', 4_550)), discountPercent: 10 };
    expect(priceBasket(tenth)).toMatchObject({ gross: 4_550, discount: 550, total: 4_000 });
    const card = addItem(emptyBasket, item('b', 1_250));
    expect(priceBasket(card)).toMatchObject({ gross: 1_250, discount: 50, total: 1_200 });
    expect(priceBasket(setQuantity(card, 'b', 2))).toMatchObject({ discount: 0, total: 2_500 });
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 100 }), (gross, percent) => {
        const discount = discountOf(gross, percent);
        const exact = Math.round((gross * percent) / 100);
        expect((gross - discount) % 100).toBe(0);
        expect(discount).toBeGreaterThanOrEqual(exact);
        expect(discount - exact).toBeLessThan(100);
        expect(discount).toBeLessThanOrEqual(gross);
      }),
    );
  });
});

test('an amount is shared out to the last paisa', () => {
  expect(shareOut(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(shareOut(5, [0, 0])).toEqual([0, 0]);
  fc.assert(
    fc.property(
      fc.array(fc.nat(10_000_000), { minLength: 1 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (weights, part) => {
        const whole = Math.floor(weights.reduce((sum, weight) => sum + weight, 0) * part);
        const shares = shareOut(whole, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole);
        expect(shares.every((share, place) => share <= (weights[place] ?? 0))).toBe(true);
      },
    ),
  );
});

describe('a payment', () => {
  test.each([
    [{ upi: 0, tendered: 50_000 }, { cash: 38_000, upi: 0 }, 12_000],
    [{ upi: 38_000, tendered: 0 }, { cash: 0, upi: 38_000 }, 0],
    [{ upi: 30_000, tendered: 10_000 }, { cash: 8_000, upi: 30_000 }, 2_000],
  ])('%j of ₹380', (given, payment, change) => {
    expect(payFor(38_000, given)).toMatchObject({ payment, change });
  });

  test.each([
    [{ upi: 0, tendered: 37_900 }, 'tooLittle'],
    [{ upi: 38_001, tendered: 0 }, 'upiTooMuch'],
    [{ upi: 0.5, tendered: 40_000 }, 'notWhole'],
    [{ upi: -1, tendered: 40_000 }, 'notWhole'],
    [{ upi: 30_050, tendered: 10_000 }, 'paiseInCash'],
    [{ upi: 0, tendered: 38_050 }, 'paiseInCash'],
  ])('%j is refused: %s', (given, trouble) => {
    expect(payFor(38_000, given)).toEqual({ trouble });
  });

  test('offers the exact amount and the next round ones', () => {
    expect(likelyTenders(38_000)).toEqual([38_000, 40_000, 50_000, 200_000]);
    expect(likelyTenders(50_000)).toEqual([50_000, 60_000, 200_000]);
    expect(likelyTenders(0)).toEqual([]);
  });
});

test('the drawer: what was counted, and what must be there', () => {
  expect(countedTotal({ '50000': 2, '1000': 3, '100': 5, '7': 9 })).toBe(103_500);
  const flow = {
    openingFloat: 100_000,
    cashSales: 250_050,
    cashRefunds: 20_000,
    cashIn: 5_000,
    cashOut: 200_000,
  };
  expect(expectedCash(flow)).toBe(135_050);
});
