import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { only } from '../db/only.ts';
import type { NumberSeries } from '../numbers/number-series.ts';
import { takeNumbers } from '../numbers/take-number.queries.ts';
import type { Take } from './import-kind.ts';

/** The numbers in a row that the records of an import get, as far as they are not given yet. */
export interface NumberBlock {
  first: number;
  count: number;
}

/** One block for all rows. */
export async function reserveBlock(
  tx: Tx,
  series: NumberSeries,
  { importId, mostLevel }: Take,
): Promise<NumberBlock> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from import_row
    where area_id = context_area() and import_id = ${importId} and level <= ${mostLevel}`.execute(tx);
  const { count } = only(rows);
  return { first: await takeNumbers(tx, series, count), count };
}

/** Unless somebody was given a number behind the block meanwhile: then it stays a gap. */
export async function releaseBlock(
  tx: Tx,
  { name }: NumberSeries,
  { first, count }: NumberBlock,
): Promise<void> {
  await tx
    .updateTable('number_counter')
    .set({ last: first - 1 })
    .where(sql<boolean>`area_id = context_area()`)
    .where('kind', '=', name)
    .where('last', '=', first + count - 1)
    .execute();
}

/** What is left after the records of a part. */
export function restOfBlock({ first, count }: NumberBlock, made: number): NumberBlock {
  return { first: first + made, count: count - made };
}
