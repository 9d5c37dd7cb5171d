import type { SyncConflict, SyncState } from '@sewa/contract/sync/sync';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';

type CloudState = NonNullable<SyncState['cloud']>;

export async function cloudDevices(tx: Tx): Promise<CloudState['devices']> {
  const { rows } = await sql<CloudState['devices'][number]>`
    select d.id, d.name, d.number, d.state, d.last_contact_at as "lastContactAt", d.copied_at as "copiedAt", d.changes,
      case when d.wiped_at >= d.last_contact_at then d.wiped_at end as "wipedAt",
      (select count(*)::int from sync_held h where h.area_id = d.area_id and h.device_id = d.id) as "heldBatches"
    from sync_device d where d.area_id = context_area() order by d.state, d.name, d.number`.execute(tx);
  return rows;
}

export async function countOpenConflicts(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sync_conflict where area_id = context_area() and settled_at is null`.execute(
    tx,
  );
  return only(rows).count;
}

export async function areaName(tx: Tx, area: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from area where id = ${area}::uuid`.execute(tx);
  return rows[0]?.name ?? '';
}

export interface StoredConflict extends Omit<SyncConflict, 'title' | 'other'> {
  otherEntity: string;
  otherId: string | null;
  total: number;
}

export interface ConflictFilter {
  isOpen?: boolean | undefined;
  kinds: readonly string[];
  entity?: string | undefined;
  row?: string | undefined;
  id?: string | undefined;
}

export async function listConflicts(
  tx: Tx,
  {
    filter,
    limit,
    offset,
    isNewestFirst,
  }: { filter: ConflictFilter; limit: number; offset: number; isNewestFirst: boolean },
): Promise<StoredConflict[]> {
  const { rows } = await sql<StoredConflict>`
    select c.id, c.at, c.kind, c.finding, c.entity, c.row_id as row, c.other_entity as "otherEntity", c.other_id as "otherId",
      coalesce(n.device_name, '') as "deviceName", c.device_number as "deviceNumber", c.fields, c.winner, c.settled_at as "settledAt",
      c.settled_by_name as "settledByName", c.note, count(*) over ()::int as total
    from sync_conflict c left join sync_number n on n.area_id = c.area_id and n.number = c.device_number
    where c.area_id = context_area()
      and (${filter.isOpen ?? null}::boolean is null or (c.settled_at is null) = ${filter.isOpen ?? null}::boolean)
      and (cardinality(${[...filter.kinds]}::text[]) = 0 or c.kind = any (${[...filter.kinds]}::text[]))
      and (${filter.entity ?? null}::text is null or c.entity = ${filter.entity ?? null}::text)
      and (${filter.row ?? null}::uuid is null or c.row_id = ${filter.row ?? null}::uuid or c.other_id = ${filter.row ?? null}::uuid)
      and (${filter.id ?? null}::uuid is null or c.id = ${filter.id ?? null}::uuid)
    order by c.at ${isNewestFirst ? sql`desc` : sql`asc`}, c.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

/** False: somebody settled it before, or there is no such conflict. */
export async function settleConflict(
  tx: Tx,
  id: string,
  { by, note }: { by: string; note: string },
): Promise<boolean> {
  const { rows } = await sql`
    update sync_conflict set settled_at = now(), settled_by_name = ${by}, note = ${note}
    where area_id = context_area() and id = ${id}::uuid and settled_at is null returning id`.execute(tx);
  return rows.length > 0;
}
