import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { type NumberSeries, seriesWithin } from '../../../platform/numbers/number-series.ts';
import { takeNumber } from '../../../platform/numbers/take-number.queries.ts';

export const stockNumbers: NumberSeries = { name: 'stock' };

/** The letters of the registers: purchase, return to the supplier, transfer, count, order. */
export type Register = 'P' | 'R' | 'T' | 'C' | 'O';

/** ASR-1/2026/P12: the centre, the year, and the number with the letter of its register. */
export async function takeReference(
  tx: Tx,
  {
    register,
    centre,
    centreCode,
    day,
  }: { register: Register; centre: string; centreCode: string; day: string },
): Promise<string> {
  const year = day.slice(0, 4);
  const number = await takeNumber(tx, seriesWithin(stockNumbers, centre, register, year));
  return `${centreCode}/${year}/${register}${number}`;
}
