import { wholeRupees } from '../kernel/values/money.ts';
import { shareOut } from './share-out.ts';

/** A line of a sale, as far as a return needs it. */
export interface SoldLine {
  readonly place: number;
  readonly quantity: number;
  /** What was paid for all copies of the line. */
  readonly amount: number;
  /** Copies that came back before. */
  readonly returned: number;
}

export interface PaidSale {
  readonly lines: readonly SoldLine[];
  /** What its returns paid back so far. */
  readonly paidBack: number;
}

/** Copies of a line that come back. */
export interface BackLine {
  readonly place: number;
  readonly quantity: number;
}

export function returnable({ quantity, returned }: Pick<SoldLine, 'quantity' | 'returned'>): number {
  return quantity - returned;
}

/**
 * What is paid back for some copies, at the price paid, in whole rupees. The paise of an uneven share wait for the copies
 * that come back next: all returns together come to exactly what was paid, in whatever steps, and never to more.
 */
export function refundOf<Line extends BackLine>(
  sale: PaidSale,
  back: readonly Line[],
): { total: number; lines: readonly (Line & { readonly amount: number })[] } {
  const copies = new Map(back.map(({ place, quantity }) => [place, quantity]));
  const after = sale.lines.map((line) => ({
    ...line,
    returned: line.returned + (copies.get(line.place) ?? 0),
  }));
  if (after.some((line) => returnable(line) < 0)) throw new RangeError('more than was sold');
  const due = after.reduce((sum, line) => sum + paidUpTo(line), 0) - sale.paidBack;
  const isAllBack = after.every((line) => returnable(line) === 0);
  // Cancelled returns can leave a little more paid back than was due for the copies that stayed back.
  const total = Math.max(isAllBack ? due : wholeRupees(due), 0);
  const amounts = shareOut(total, weightsOf(sale, after, back));
  return { total, lines: back.map((line, nth) => ({ ...line, amount: amounts[nth] ?? 0 })) };
}

/** A refund is shared out by the price of the copies; in equal parts where they cost nothing. */
function weightsOf(sale: PaidSale, after: readonly SoldLine[], back: readonly BackLine[]): number[] {
  const priceIn = (lines: readonly SoldLine[], { place }: BackLine) => {
    const line = lines.find((one) => one.place === place);
    if (!line) throw new RangeError('a line that was not sold');
    return paidUpTo(line);
  };
  const weights = back.map((line) => priceIn(after, line) - priceIn(sale.lines, line));
  return weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
}

/** The price of the copies that came back. */
function paidUpTo({ quantity, amount, returned }: SoldLine): number {
  return Math.floor((amount * returned) / quantity);
}
