import { wholeRupees } from '../kernel/values/money.ts';
import { shareOut } from './share-out.ts';

/** An item as the counter knows it. */
export interface CounterItem {
  readonly id: string;
  readonly code: string;
  /** In the shop's own barcode, which stays on copies also once the item has another. */
  readonly number: number;
  /** What a scanner reads. */
  readonly scanCode: string;
  readonly title: string;
  readonly titleLatin: string;
  readonly category: number;
  /** Of one copy, in paise. */
  readonly price: number;
  readonly reorderLevel: number | null;
  /** Copies at the place of this counter, as far as the device knows. */
  readonly stock: number;
  readonly language: string;
  /** The name that its editions in other languages share; empty: none. */
  readonly editionOf: string;
  /** The attachment that shows it. */
  readonly photo: string | null;
  readonly hsn: string;
  /** In hundredths of a percent; the price includes it. */
  readonly taxRate: number;
}

export interface BasketLine {
  readonly item: string;
  readonly title: string;
  readonly code: string;
  readonly price: number;
  readonly quantity: number;
}

/** What is being sold. The discount is a part of a hundred of the whole; each line bears its share. */
export interface Basket {
  readonly lines: readonly BasketLine[];
  readonly discountPercent: number;
}

export const emptyBasket: Basket = { lines: [], discountPercent: 0 };

export const MAX_QUANTITY = 9_999;
export const MAX_LINES = 200;

/**
 * One more copy, at the end of the list; of an item that is there already the quantity grows in its place, at the price
 * that the customer has seen.
 */
export function addItem(basket: Basket, item: CounterItem, quantity = 1): Basket {
  const known = basket.lines.find((line) => line.item === item.id);
  if (known) return setQuantity(basket, item.id, known.quantity + quantity);
  if (basket.lines.length >= MAX_LINES) return basket;
  const { id, title, code, price } = item;
  const line = { item: id, title, code, price, quantity: within(quantity) };
  return { ...basket, lines: [...basket.lines, line] };
}

/** None removes the line. */
export function setQuantity(basket: Basket, item: string, quantity: number): Basket {
  if (quantity <= 0) return { ...basket, lines: basket.lines.filter((line) => line.item !== item) };
  return {
    ...basket,
    lines: basket.lines.map((line) => (line.item === item ? { ...line, quantity: within(quantity) } : line)),
  };
}

/** At the prices of now; an item that is not among them keeps its own. */
export function withPrices(basket: Basket, prices: ReadonlyMap<string, number>): Basket {
  return {
    ...basket,
    lines: basket.lines.map((line) => ({ ...line, price: prices.get(line.item) ?? line.price })),
  };
}

function within(quantity: number): number {
  return Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY);
}

export interface PricedLine extends BasketLine {
  readonly gross: number;
  readonly discount: number;
  /** What is paid for the line. */
  readonly amount: number;
}

export interface Totals {
  readonly lines: readonly PricedLine[];
  readonly copies: number;
  readonly gross: number;
  readonly discount: number;
  readonly total: number;
}

/**
 * All sums in whole paise, the total in whole rupees. The discount is rounded once, for the whole, and shared out so that
 * the lines add up to the total.
 */
export function priceBasket({ lines, discountPercent }: Basket): Totals {
  const grosses = lines.map(({ price, quantity }) => price * quantity);
  const gross = sum(grosses);
  const discount = discountOf(gross, discountPercent);
  const shares = shareOut(discount, grosses);
  const priced = lines.map((line, place) => {
    const own = grosses[place] ?? 0;
    const part = shares[place] ?? 0;
    return { ...line, gross: own, discount: part, amount: own - part };
  });
  return {
    lines: priced,
    copies: sum(lines.map(({ quantity }) => quantity)),
    gross,
    discount,
    total: gross - discount,
  };
}

/** A part of a hundred of an amount, and the paise that would be left to pay: there are no coins for them. */
export function discountOf(gross: number, percent: number): number {
  return gross - wholeRupees(gross - Math.round((gross * percent) / 100));
}

export interface Payment {
  /** What stays in the drawer. */
  readonly cash: number;
  readonly upi: number;
  /** What the customer handed over in cash. */
  readonly tendered: number;
}

export type PaymentTrouble = 'tooLittle' | 'upiTooMuch' | 'notWhole' | 'paiseInCash';

/**
 * How a total is paid: so much by UPI, the rest in cash. Cash above the rest comes back as change; UPI never does, so
 * that more than the total is refused. Cash is whole rupees.
 */
export function payFor(
  total: number,
  { upi, tendered }: { upi: number; tendered: number },
): { payment: Payment; change: number } | { trouble: PaymentTrouble } {
  if (!Number.isInteger(upi) || !Number.isInteger(tendered) || upi < 0 || tendered < 0)
    return { trouble: 'notWhole' };
  if (upi > total) return { trouble: 'upiTooMuch' };
  const cash = total - upi;
  if (cash !== wholeRupees(cash) || tendered !== wholeRupees(tendered)) return { trouble: 'paiseInCash' };
  if (tendered < cash) return { trouble: 'tooLittle' };
  return { payment: { cash, upi, tendered }, change: tendered - cash };
}

/** Indian notes and coins that are handed over, in paise, the largest first. */
export const denominations = [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100] as const;
export type Denomination = (typeof denominations)[number];

/** Amounts that a customer is likely to hand over: exactly, and the next round ones above. */
export function likelyTenders(total: number): number[] {
  const steps = [1_000, 5_000, 10_000, 20_000, 50_000, 200_000];
  const rounded = steps.map((step) => Math.ceil(total / step) * step);
  return [...new Set([total, ...rounded])]
    .filter((amount) => amount > 0)
    .sort((a, b) => a - b)
    .slice(0, 5);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
