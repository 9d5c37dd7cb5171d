import { denominations } from './basket.ts';

/** How many notes and coins of each kind lie in the drawer, by their value in paise. */
export type CashCount = Readonly<Partial<Record<string, number>>>;

export function countedTotal(count: CashCount): number {
  return denominations.reduce((total, value) => total + value * (count[String(value)] ?? 0), 0);
}

/** What moved in the drawer of a till during a session. */
export interface CashFlow {
  openingFloat: number;
  /** Cash of sales less what was paid back. */
  cashSales: number;
  cashRefunds: number;
  cashIn: number;
  cashOut: number;
}

/** What must lie in the drawer. */
export function expectedCash({ openingFloat, cashSales, cashRefunds, cashIn, cashOut }: CashFlow): number {
  return openingFloat + cashSales - cashRefunds + cashIn - cashOut;
}
