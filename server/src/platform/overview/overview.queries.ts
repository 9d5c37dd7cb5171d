import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { only } from '../db/only.ts';

/** How many rows a select finds. */
export async function countOf(tx: Tx, found: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${found}) found`.execute(
    tx,
  );
  return only(rows).count;
}

/** A condition on the rows of a chart, if it is about one centre. */
export function inCentre(alias: string, centre: string | undefined): RawBuilder<unknown> {
  return centre === undefined ? sql`` : sql`and ${sql.ref(`${alias}.centre_id`)} = ${centre}`;
}

/** The first year of the band in which somebody's age falls. */
export function ageBand(column: string, today: string, bands: readonly number[]): RawBuilder<unknown> {
  const age = sql`extract(year from age(${today}::date, ${sql.ref(column)}))::int`;
  return sql`(${bands}::int[])[width_bucket(${age}, ${bands}::int[])]`;
}
