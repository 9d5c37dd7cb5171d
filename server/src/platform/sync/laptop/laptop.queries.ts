import { sql } from 'kysely';
import type { Tx } from '../../db/kysely-on-client.ts';
import { only } from '../../db/only.ts';
import type { Cursor, Place } from '../cloud/pull.ts';
import type { Fields } from '../merge.rules.ts';

export interface Self {
  area_id: string;
  device_id: string;
  name: string;
  number: number;
  cloud: string;
  enrolled_at: string;
  state: 'active' | 'revoked';
  seen_ms: string;
  skew_ms: string | null;
  last_contact_at: string | null;
  copied_at: string | null;
  copied_rows: number;
  handed_in: number;
  handed_in_at: string | null;
  cursor: Cursor | null;
  pull: Place | null;
  is_whole: boolean;
  generation: string;
  run: unknown;
}

/** The area that this machine is a laptop of; null in the cloud. */
export async function ownArea(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ area: string | null }>`select sync_own_area() as area`.execute(tx);
  return only(rows).area;
}

/** From here on the transaction is the exchange with the cloud. */
export async function enterLaptop(tx: Tx, area: string): Promise<Self | null> {
  const { rows } = await sql<Self>`select * from enter_sync_laptop(${area}::uuid)`.execute(tx);
  return rows[0] ?? null;
}

export async function updateSelf(tx: Tx, change: Partial<Record<keyof Self, unknown>>): Promise<void> {
  const sets = Object.entries(change).map(([column, value]) => {
    const stored = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
    return sql`${sql.ref(column)} = ${stored}`;
  });
  await sql`update sync_self set ${sql.join(sets)} where area_id = context_area()`.execute(tx);
}

export async function noteContact(
  tx: Tx,
  { cloudMs, skewMs }: { cloudMs: number; skewMs: number },
): Promise<void> {
  await sql`
    update sync_self set last_contact_at = now(), skew_ms = ${skewMs}, seen_ms = greatest(seen_ms, ${cloudMs})
    where area_id = context_area()`.execute(tx);
}

export async function addHandedIn(tx: Tx, changes: number): Promise<void> {
  await sql`update sync_self set handed_in = handed_in + ${changes}, handed_in_at = now() where area_id = context_area()`.execute(
    tx,
  );
}

export interface WaitingChange {
  id: string;
  xid: string;
  change_id: string;
  entity: string;
  row_id: string;
  kind: 'I' | 'U' | 'D';
  at_ms: string;
  seen_ms: string;
  before: Fields | null;
  after: Fields | null;
}

/** The oldest changes that are in no batch yet. */
export async function waitingChanges(tx: Tx, limit: number): Promise<WaitingChange[]> {
  const { rows } = await sql<WaitingChange>`
    select id::text as id, xid::text as xid, change_id, entity, row_id, kind, at_ms::text as at_ms, seen_ms::text as seen_ms, before, after from sync_log
    where area_id = context_area() and batch is null and after is not null order by sync_log.id limit ${limit}`.execute(
    tx,
  );
  return rows;
}

export async function countWaiting(tx: Tx): Promise<{ changes: number; oldest_ms: string | null }> {
  const { rows } = await sql<{ changes: number; oldest_ms: string | null }>`
    select count(*)::int as changes, min(l.at_ms)::text as oldest_ms from sync_log l
    where l.area_id = context_area() and l.after is not null
      and (l.batch is null or exists (select from sync_batch b where b.area_id = l.area_id and b.number = l.batch and b.acked_at is null))`.execute(
    tx,
  );
  return only(rows);
}

export interface StoredBatch {
  number: number;
  prev_hash: string;
  hash: string;
  changes: number;
  body: Buffer | null;
  acked_at: string | null;
}

export async function ownBatches(tx: Tx, device: number): Promise<Omit<StoredBatch, 'body'>[]> {
  const { rows } = await sql<Omit<StoredBatch, 'body'>>`
    select number, prev_hash, hash, changes, acked_at from sync_batch
    where area_id = context_area() and device_number = ${device} order by number`.execute(tx);
  return rows;
}

/** The oldest batch that the cloud has not confirmed. */
export async function firstUnconfirmed(tx: Tx, device: number): Promise<StoredBatch | null> {
  const { rows } = await sql<StoredBatch>`
    select number, prev_hash, hash, changes, body, acked_at from sync_batch
    where area_id = context_area() and device_number = ${device} and acked_at is null order by number limit 1`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function lastBatch(tx: Tx, device: number): Promise<{ number: number; hash: string } | null> {
  const { rows } = await sql<{ number: number; hash: string }>`
    select number, hash from sync_batch where area_id = context_area() and device_number = ${device}
    order by number desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

export async function storeBatch(
  tx: Tx,
  batch: {
    device: number;
    number: number;
    prev: string;
    hash: string;
    body: Buffer;
    entries: readonly string[];
  },
): Promise<void> {
  await sql`
    insert into sync_batch (area_id, device_number, number, prev_hash, hash, changes, body)
    values (context_area(), ${batch.device}, ${batch.number}, ${batch.prev}, ${batch.hash}, ${batch.entries.length}, ${batch.body})`.execute(
    tx,
  );
  await sql`update sync_log set batch = ${batch.number} where area_id = context_area() and id = any (${[...batch.entries]}::bigint[])`.execute(
    tx,
  );
}

/**
 * Confirmed up to this one; what was sent is in the log already. A row that came from the cloud before it had this batch, and is
 * not written yet, would undo what was handed in.
 */
export async function confirmBatches(tx: Tx, device: number, upTo: number): Promise<number> {
  await sql`
    update sync_incoming i set is_stale = true from sync_log l join sync_batch b on b.area_id = l.area_id and b.number = l.batch
    where i.area_id = context_area() and l.area_id = i.area_id and l.entity = i.entity and l.row_id = i.row_id
      and b.device_number = ${device} and b.number <= ${upTo} and b.acked_at is null`.execute(tx);
  const { rows } = await sql<{ changes: number }>`
    update sync_batch set acked_at = now(), body = null
    where area_id = context_area() and device_number = ${device} and number <= ${upTo} and acked_at is null
    returning changes`.execute(tx);
  return rows.reduce((sum, { changes }) => sum + changes, 0);
}

/**
 * A new chain under a new number: what the cloud may not have waits again. `lost` says what that is beside batches it never
 * confirmed: those after a number, or everything that was ever handed in. What it has after all, it knows by its changes.
 */
export async function restartChain(
  tx: Tx,
  { number, lost }: { number: number; lost: 'nothing' | 'everything' | { after: number } },
): Promise<void> {
  const after = typeof lost === 'object' ? lost.after : null;
  await sql`
    update sync_log l set batch = case when ${lost === 'everything'} or exists (select from sync_batch b where b.area_id = l.area_id
        and b.number = l.batch and (b.acked_at is null or (${after}::int is not null and b.number > ${after}::int))) then null else 0 end
    where l.area_id = context_area() and l.batch is not null`.execute(tx);
  await sql`delete from sync_batch where area_id = context_area()`.execute(tx);
  await sql`update sync_self set number = ${number} where area_id = context_area()`.execute(tx);
}

export interface IncomingRow {
  row_id: string;
  place: string;
  fields: Fields | null;
}

export async function stageRows(
  tx: Tx,
  rows: readonly (readonly [string, string, Fields | null])[],
  { isStale = false }: { isStale?: boolean } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map(([entity, row_id, fields]) => ({ entity, row_id, fields }));
  await sql`
    insert into sync_incoming (area_id, entity, row_id, fields, is_stale)
    select context_area(), r.entity, r.row_id, nullif(r.fields, 'null'::jsonb), ${isStale}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (entity text, row_id uuid, fields jsonb)
    on conflict (area_id, entity, row_id) do update set fields = excluded.fields, is_stale = excluded.is_stale`.execute(
    tx,
  );
}

export async function clearStaged(tx: Tx): Promise<void> {
  await sql`delete from sync_incoming where area_id = context_area()`.execute(tx);
}

/** Rows to ask the cloud for once more. */
export async function staleRows(tx: Tx, limit: number): Promise<{ entity: string; row_id: string }[]> {
  const { rows } = await sql<{ entity: string; row_id: string }>`
    select entity, row_id from sync_incoming where area_id = context_area() and is_stale order by sync_incoming.place limit ${limit}`.execute(
    tx,
  );
  return rows;
}

export async function stagedIds(tx: Tx, entity: string): Promise<string[]> {
  const { rows } = await sql<{ row_id: string }>`
    select row_id from sync_incoming where area_id = context_area() and entity = ${entity}`.execute(tx);
  return rows.map(({ row_id }) => row_id);
}

export async function stagedRows(
  tx: Tx,
  given: { entity: string; isDeletion: boolean; after: string; limit: number },
): Promise<IncomingRow[]> {
  const { rows } = await sql<IncomingRow>`
    select row_id, place::text as place, fields from sync_incoming
    where area_id = context_area() and entity = ${given.entity} and (fields is null) = ${given.isDeletion} and not is_stale and place > ${given.after}::bigint
    order by sync_incoming.place limit ${given.limit}`.execute(tx);
  return rows;
}

export async function unstage(tx: Tx, entity: string, rows: readonly string[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    delete from sync_incoming where area_id = context_area() and entity = ${entity} and row_id = any (${[...rows]}::uuid[])`.execute(
    tx,
  );
}

export async function countStaged(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sync_incoming where area_id = context_area()`.execute(tx);
  return only(rows).count;
}

/** What was changed here and is not confirmed: '*' is the whole row, new or deleted. */
export async function pendingFields(
  tx: Tx,
  entity: string,
  rows: readonly string[],
): Promise<Map<string, Set<string>>> {
  const found = await sql<{ row_id: string; kind: string; fields: string[] }>`
    select l.row_id, l.kind, array(select jsonb_object_keys(l.after)) as fields from sync_log l
    where l.area_id = context_area() and l.entity = ${entity} and l.row_id = any (${[...rows]}::uuid[]) and l.after is not null
      and (l.batch is null or exists (select from sync_batch b where b.area_id = l.area_id and b.number = l.batch and b.acked_at is null))`.execute(
    tx,
  );
  const pending = new Map<string, Set<string>>();
  for (const { row_id, kind, fields } of found.rows) {
    const own = pending.get(row_id) ?? new Set();
    for (const field of kind === 'U' ? fields : ['*', ...fields]) own.add(field);
    pending.set(row_id, own);
  }
  return pending;
}

export async function putStaff(tx: Tx, staff: unknown): Promise<void> {
  await sql`select sync_put_staff(${JSON.stringify(staff)}::jsonb)`.execute(tx);
}

export async function becomeDevice(
  tx: Tx,
  given: {
    area: { id: string; name: string; code: string };
    device: string;
    name: string;
    number: number;
    cloud: string;
  },
): Promise<string> {
  const { area, device, name, number, cloud } = given;
  const { rows } = await sql<{ refusal: string }>`
    select become_sync_device(${area.id}::uuid, ${area.name}, ${area.code}, ${device}::uuid, ${name}, ${number}, ${cloud}) as refusal`.execute(
    tx,
  );
  return only(rows).refusal;
}
