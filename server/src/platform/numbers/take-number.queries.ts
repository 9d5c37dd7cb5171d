import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { only } from '../db/only.ts';
import type { NumberSeries } from './number-series.ts';

/** The next number. The counter stays locked to the end of the transaction. */
export async function takeNumber(tx: Tx, series: NumberSeries): Promise<number> {
  return takeNumbers(tx, series, 1);
}

/** The first of so many numbers in a row. The counter stays locked to the end of the transaction. */
export async function takeNumbers(tx: Tx, { name }: NumberSeries, count: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`select take_numbers(${name}, ${count}) as number`.execute(
    tx,
  );
  return only(rows).number;
}

/** Until the end of the transaction nobody else takes a number of the series, also where it has none yet. */
export async function lockSeries(tx: Tx, series: NumberSeries): Promise<void> {
  await takeNumbers(tx, series, 0);
}

/** What the next number will be, unless somebody takes it first. */
export async function peekNumber(tx: Tx, { name }: NumberSeries): Promise<number> {
  const counter = await tx
    .selectFrom('number_counter')
    .select('last')
    .where(sql<boolean>`area_id = context_area()`)
    .where('kind', '=', name)
    .executeTakeFirst();
  return (counter?.last ?? 0) + 1;
}
