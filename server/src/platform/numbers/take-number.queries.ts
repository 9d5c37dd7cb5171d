import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { only } from '../db/only.ts';
import type { NumberSeries } from './number-series.ts';

/** The next number. The counter stays locked to the end of the transaction. */
export async function takeNumber(tx: Tx, { name }: NumberSeries): Promise<number> {
  const { rows } = await sql<{ number: number }>`select take_numbers(${name}, 1) as number`.execute(tx);
  return only(rows).number;
}

/** Until the end of the transaction nobody else takes a number of the series. */
export async function lockSeries(tx: Tx, { name }: NumberSeries): Promise<void> {
  await tx
    .selectFrom('number_counter')
    .select('last')
    .where(sql<boolean>`area_id = context_area()`)
    .where('kind', '=', name)
    .forUpdate()
    .execute();
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
