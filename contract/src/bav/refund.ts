/** A line of a sale, as far as a return needs it. */
export interface SoldLine {
  readonly quantity: number;
  /** What was paid for all copies of the line. */
  readonly amount: number;
  /** Copies that came back before. */
  readonly returned: number;
}

export function returnable({ quantity, returned }: SoldLine): number {
  return quantity - returned;
}

/**
 * What is paid back for some copies, at the price paid. A line whose amount does not divide evenly pays back so that
 * all its returns together come to exactly what was paid, in whatever steps the copies come back.
 */
export function refundOf(line: SoldLine, copies: number): number {
  if (copies < 0 || copies > returnable(line)) throw new RangeError('more than was sold');
  return paidUpTo(line, line.returned + copies) - paidUpTo(line, line.returned);
}

function paidUpTo({ quantity, amount }: SoldLine, copies: number): number {
  return Math.floor((amount * copies) / quantity);
}
