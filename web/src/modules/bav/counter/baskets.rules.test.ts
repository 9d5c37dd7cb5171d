import { type Basket, emptyBasket } from '@sewa/contract/bav/basket';
import { expect, test } from 'vitest';
import { afterHold, afterRecall, noBaskets, withAside, withNewPrices } from './baskets.rules.ts';

const basketOf = (item: string, price: number): Basket => ({
  ...emptyBasket,
  lines: [{ item, title: item, code: item, quantity: 1, price }],
});
const one = basketOf('one', 10_000);
const other = basketOf('other', 5_000);

test('a basket that is recalled has the prices that came before', () => {
  const refused = withAside(noBaskets, one, 'The price changed.');
  const [held] = refused.held;
  const recalled = afterRecall(withNewPrices(refused, new Map([['one', 12_000]])), held?.id ?? '');
  expect(recalled).toEqual({ basket: basketOf('one', 12_000), held: [] });
});

test('new prices reach the basket on the screen and those that are held', () => {
  const now = withNewPrices(
    withAside({ basket: one, held: [] }, other, null),
    new Map([
      ['one', 1],
      ['other', 2],
    ]),
  );
  expect([now.basket, ...now.held.map(({ basket }) => basket)]).toEqual([
    basketOf('one', 1),
    basketOf('other', 2),
  ]);
});

test('the basket on the screen is put aside for the one that is recalled', () => {
  const held = afterHold({ basket: one, held: [] });
  expect(held.basket).toEqual(emptyBasket);
  const recalled = afterRecall({ ...held, basket: other }, held.held[0]?.id ?? '');
  expect(recalled.basket).toEqual(one);
  expect(recalled.held.map(({ basket }) => basket)).toEqual([other]);
});

test('an empty basket is not held, and nothing is recalled in place of what is gone', () => {
  expect(afterHold(noBaskets)).toBe(noBaskets);
  expect(afterRecall(noBaskets, 'gone')).toBe(noBaskets);
});
