import { sql } from 'kysely';
import type { Tx } from '../../db/kysely-on-client.ts';
import type { Lost, RowState } from '../merge.rules.ts';
import { msOf } from '../stamps.rules.ts';

/** Which of these changes were taken before, in whatever batch. */
export async function appliedChanges(tx: Tx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ change_id: string }>`
    select change_id from sync_log where area_id = context_area() and change_id = any (${[...ids]}::uuid[])`.execute(
    tx,
  );
  return new Set(rows.map(({ change_id }) => change_id));
}

export async function readStamps(
  tx: Tx,
  entity: string,
  rows: readonly string[],
): Promise<Map<string, { stamps: Record<string, string>; is_deleted: boolean }>> {
  const found = await sql<{ row_id: string; stamps: Record<string, string>; is_deleted: boolean }>`
    select row_id, stamps, is_deleted from sync_row
    where area_id = context_area() and entity = ${entity} and row_id = any (${[...rows]}::uuid[])`.execute(
    tx,
  );
  return new Map(found.rows.map(({ row_id, ...known }) => [row_id, known]));
}

export async function writeStamps(
  tx: Tx,
  rows: readonly { entity: string; row: string; state: RowState }[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map(({ entity, row, state }) => ({
    entity,
    row_id: row,
    stamps: state.stamps,
    is_deleted: state.fields === null,
  }));
  await sql`
    insert into sync_row (area_id, entity, row_id, stamps, is_deleted)
    select context_area(), r.entity, r.row_id, r.stamps, r.is_deleted
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (entity text, row_id uuid, stamps jsonb, is_deleted boolean)
    on conflict (area_id, entity, row_id) do update set stamps = excluded.stamps, is_deleted = excluded.is_deleted`.execute(
    tx,
  );
}

export interface LogEntry {
  readonly id: string;
  readonly entity: string;
  readonly row: string;
  readonly kind: 'I' | 'U' | 'D';
  readonly stamp: string | null;
  readonly origin: number;
}

export async function insertLog(tx: Tx, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const now = Date.now();
  const given = entries.map(({ id, entity, row, kind, stamp, origin }) => ({
    ...{ change_id: id, entity, row_id: row, kind, origin },
    at_ms: stamp === null ? now : msOf(stamp),
  }));
  await sql`
    insert into sync_log (area_id, entity, row_id, kind, change_id, origin, at_ms)
    select context_area(), r.entity, r.row_id, r.kind, r.change_id, r.origin, r.at_ms
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as r (entity text, row_id uuid, kind char, change_id uuid, origin int, at_ms bigint)`.execute(tx);
}

export interface NewConflict extends Lost {
  readonly id: string;
  readonly entity: string;
  readonly row: string;
  readonly other: { readonly entity: string; readonly row: string } | null;
  readonly finding: string;
  readonly device: number;
}

/** What was found before is not listed again. Of what was erased no contents are kept. */
export async function insertConflicts(tx: Tx, conflicts: readonly NewConflict[]): Promise<void> {
  if (conflicts.length === 0) return;
  const given = conflicts.map((one) => ({
    ...{ id: one.id, kind: one.kind, finding: one.finding, entity: one.entity, row_id: one.row },
    ...{ other_entity: one.other?.entity ?? '', other_id: one.other?.row ?? null },
    ...{ device_number: one.device, winner: one.winner, fields: one.fields },
  }));
  await sql`
    insert into sync_conflict (area_id, id, kind, finding, entity, row_id, other_entity, other_id, device_number, winner, fields)
    select context_area(), r.id, r.kind, r.finding, r.entity, r.row_id, r.other_entity, r.other_id, r.device_number, r.winner,
      case when exists (select from erasure e where e.area_id = context_area() and r.row_id = any (e.record_id || e.others))
        then '[]' else r.fields end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r (id uuid, kind text, finding text, entity text, row_id uuid,
      other_entity text, other_id uuid, device_number int, winner text, fields jsonb)
    on conflict do nothing`.execute(tx);
}
