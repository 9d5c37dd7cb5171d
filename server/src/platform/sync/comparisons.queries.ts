import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';

export interface StoredComparison {
  device_number: number;
  device_name: string;
  compared_at: string;
  rows: number;
  digest: string;
  is_equal: boolean;
  is_current: boolean;
}

export async function storeComparison(
  tx: Tx,
  given: {
    device: number;
    entity: string;
    row: string;
    rows: number;
    digest: string;
    isEqual: boolean;
    head: number;
  },
): Promise<void> {
  await sql`
    insert into sync_comparison (area_id, device_number, entity, row_id, rows, digest, is_equal, head_number)
    values (context_area(), ${given.device}, ${given.entity}, ${given.row}::uuid, ${given.rows}, ${given.digest}, ${given.isEqual}, ${given.head})
    on conflict (area_id, device_number, entity, row_id) do update set rows = excluded.rows, digest = excluded.digest,
      is_equal = excluded.is_equal, head_number = excluded.head_number, compared_at = now()`.execute(tx);
}

/** What other sides said last, and whether anything was handed in since. */
export async function comparisonsOf(tx: Tx, entity: string, row: string): Promise<StoredComparison[]> {
  const { rows } = await sql<StoredComparison>`
    select c.device_number, coalesce(n.device_name, '') as device_name, c.compared_at, c.rows, c.digest, c.is_equal,
      coalesce(d.number <> c.device_number or d.head_number = c.head_number, true) as is_current
    from sync_comparison c
    left join sync_number n on n.area_id = c.area_id and n.number = c.device_number
    left join sync_device d on d.area_id = c.area_id and d.id = n.device_id
    where c.area_id = context_area() and c.entity = ${entity} and c.row_id = ${row}::uuid order by c.device_number`.execute(
    tx,
  );
  return rows;
}

/**
 * The name of a device that worked at something and is not done with it: it was not found equal since it last handed in, or
 * something that it handed in waits for a decision. Null: all are. A revoked one hands in for a decision and compares no more.
 */
export async function findUnequal(
  tx: Tx,
  { entity, row, numbers }: { entity: string; row: string; numbers: readonly number[] },
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select d.name from sync_device d
    where d.area_id = context_area()
      and exists (select from sync_number n where n.area_id = d.area_id and n.device_id = d.id and n.number = any (${[...numbers]}::int[]))
      and (exists (select from sync_held h where h.area_id = d.area_id and h.device_id = d.id)
        or (d.state = 'active' and not exists (select from sync_comparison c where c.area_id = d.area_id and c.device_number = d.number
          and c.entity = ${entity} and c.row_id = ${row}::uuid and c.is_equal and c.head_number = d.head_number)))
    order by d.name limit 1`.execute(tx);
  return rows[0]?.name ?? null;
}
