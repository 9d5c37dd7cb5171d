import type { SanctionUse } from '@sewa/contract/bav/orders';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

/** What the approved orders of a centre used in a year that begins in April. Rules: order-moves.ts. */
export function usedOf(centre: RawBuilder<unknown>, year: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`sanction_used(${centre}, ${year}::int)::float8`;
}

export async function findSanctionUse(tx: Tx, centre: string, year: number): Promise<SanctionUse> {
  const { rows } = await sql<SanctionUse>`
    select ${year}::int as year, ${usedOf(sql`${centre}::uuid`, sql`${year}`)} as used,
      (select s.amount::float8 from stock_sanction s
        where s.area_id = context_area() and s.centre_id = ${centre} and s.year = ${year}) as amount`.execute(
    tx,
  );
  return only(rows);
}

/** Its own centre does, and the stores that it orders from. */
export async function maySeeSanction(tx: Tx, centre: string): Promise<boolean> {
  const { rows } = await sql<{ isOpen: boolean }>`select sanction_in_scope(${centre}) as "isOpen"`.execute(
    tx,
  );
  return only(rows).isOpen;
}

/** Two approvals for one centre wait for each other, also where it has no sanctioned amount yet. */
export async function lockSanction(tx: Tx, centre: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('stock_sanction/' || ${centre}, 0))`.execute(tx);
}
