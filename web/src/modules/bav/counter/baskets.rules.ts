import { type Basket, emptyBasket, withPrices } from '@sewa/contract/bav/basket';
import { newId } from '@sewa/contract/kernel/values/ids';

/** A basket that was put aside, with why where it was the server. */
interface HeldBasket {
  readonly id: string;
  readonly at: number;
  readonly basket: Basket;
  readonly reason: string | null;
}

/** What a counter has in hand. One state: a basket that is recalled must not miss what happens to it in the same moment. */
export interface Baskets {
  readonly basket: Basket;
  readonly held: readonly HeldBasket[];
}

export const noBaskets: Baskets = { basket: emptyBasket, held: [] };

/** With a reason where the server did not take it. */
export function withAside(now: Baskets, basket: Basket, reason: string | null): Baskets {
  return { ...now, held: [...now.held, { id: newId(), at: Date.now(), basket, reason }] };
}

export function afterHold(now: Baskets): Baskets {
  if (now.basket.lines.length === 0) return now;
  return { ...withAside(now, now.basket, null), basket: emptyBasket };
}

/** The basket on the screen is put aside instead. */
export function afterRecall(now: Baskets, id: string): Baskets {
  const wanted = now.held.find((one) => one.id === id);
  if (!wanted) return now;
  const { held } = afterHold(now);
  return { basket: wanted.basket, held: held.filter((one) => one.id !== id) };
}

/** A basket with an old price cannot be sold, neither the refused one nor those that were filled before. */
export function withNewPrices(now: Baskets, prices: ReadonlyMap<string, number>): Baskets {
  return {
    basket: withPrices(now.basket, prices),
    held: now.held.map((one) => ({ ...one, basket: withPrices(one.basket, prices) })),
  };
}
