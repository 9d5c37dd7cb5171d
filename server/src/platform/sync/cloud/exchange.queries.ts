import type { Acl } from '@sewa/contract/kernel/rights/acl';
import type { IncidentKind } from '@sewa/contract/sync/incidents';
import type { TemporaryGrant } from '@sewa/contract/user/users';
import { sql } from 'kysely';
import type { Tx } from '../../db/kysely-on-client.ts';
import { only } from '../../db/only.ts';

export interface KnownDevice {
  area_id: string;
  name: string;
  number: number;
  public_key: Buffer;
  state: 'active' | 'revoked';
}

export async function findDevice(tx: Tx, device: string): Promise<KnownDevice | null> {
  const { rows } = await sql<KnownDevice>`select * from find_sync_device(${device}::uuid)`.execute(tx);
  return rows[0] ?? null;
}

export interface EnteredDevice {
  area_id: string;
  name: string;
  number: number;
  state: 'active' | 'revoked';
  head_number: number;
  head_hash: string;
  staff: string[];
}

/** From here on the transaction is the device's; null when the request is not newer than its last one. */
export async function enterDevice(
  tx: Tx,
  request: { device: string; issued: number; counter: number; requestId: string },
): Promise<EnteredDevice | null> {
  const { rows } = await sql<EnteredDevice>`
    select * from enter_sync_device(${request.device}::uuid, ${request.issued}, ${request.counter}, ${request.requestId})`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function noteIncident(
  tx: Tx,
  incident: { kind: IncidentKind; device: string | null; address: string },
): Promise<void> {
  await sql`select note_sync_incident(${incident.kind}, ${incident.device}::uuid, ${incident.address})`.execute(
    tx,
  );
}

export async function codeTries(tx: Tx, address: string): Promise<number> {
  const { rows } = await sql<{ tries: number }>`select sync_code_tries(${address}) as tries`.execute(tx);
  return only(rows).tries;
}

export interface Enrolled {
  area_id: string;
  area_name: string;
  area_code: string;
  number: number;
  name: string;
}

export async function useEnrolment(
  tx: Tx,
  given: { codeHash: Buffer; device: string; publicKey: Buffer; programVersion: string },
): Promise<Enrolled | null> {
  const { rows } = await sql<Enrolled>`
    select * from use_sync_enrolment(${given.codeHash}, ${given.device}::uuid, ${given.publicKey}, ${given.programVersion})`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** `after`: the highest number that may have been given, as far as the laptop knows. */
export async function renumberDevice(tx: Tx, device: string, after: number): Promise<number> {
  const { rows } = await sql<{
    number: number;
  }>`select renumber_sync_device(${device}::uuid, ${after}) as number`.execute(tx);
  return only(rows).number;
}

/** What a laptop needs of its staff; the rest of it passes through unread. */
interface Staff {
  users: { org_id: string; acl: Acl; temporary_acl: TemporaryGrant[] }[];
  orgs: { id: string; acl: Acl }[];
}

export async function staffOf(tx: Tx, users: readonly string[]): Promise<Staff> {
  const { rows } = await sql<{
    staff: Staff;
  }>`select sync_staff_of(${[...users]}::uuid[]) as staff`.execute(tx);
  return only(rows).staff;
}

/** Which life of the database this is: another one after a restore of an archive, and on another timeline of its log. */
export async function generationOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id || '/' || xid || '/' || left(pg_walfile_name(pg_current_wal_lsn()), 8) as id from sync_generation`.execute(
    tx,
  );
  return only(rows).id;
}

export async function currentSnapshot(tx: Tx): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    tx,
  );
  return only(rows).snapshot;
}

export interface LoggedRow {
  id: string;
  entity: string;
  row_id: string;
}

const between = (window: { from: string; to: string; device: number }) => sql`
  l.area_id = context_area() and l.xid >= pg_snapshot_xmin(${window.from}::pg_snapshot) and l.origin <> ${window.device}
  and not pg_visible_in_snapshot(l.xid, ${window.from}::pg_snapshot) and pg_visible_in_snapshot(l.xid, ${window.to}::pg_snapshot)`;

/** What was committed between two looks, in the order of its making; a change that commits late is in the next window. */
export async function loggedBetween(
  tx: Tx,
  window: { from: string; to: string; after: string; device: number; limit: number },
): Promise<LoggedRow[]> {
  const { rows } = await sql<LoggedRow>`
    select l.id::text as id, l.entity, l.row_id from sync_log l
    where ${between(window)} and l.id > ${window.after}::bigint order by l.id limit ${window.limit}`.execute(
    tx,
  );
  return rows;
}

export async function countBetween(
  tx: Tx,
  window: { from: string; to: string; device: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sync_log l where ${between(window)}`.execute(tx);
  return only(rows).count;
}

export async function markCopied(tx: Tx, device: string): Promise<void> {
  await sql`update sync_device set copied_at = now() where area_id = context_area() and id = ${device}::uuid`.execute(
    tx,
  );
}

/** It said so with its last request: its key is gone by now. */
export async function markWiped(tx: Tx, device: string): Promise<void> {
  await sql`update sync_device set wiped_at = now() where area_id = context_area() and id = ${device}::uuid`.execute(
    tx,
  );
}

export interface TakenBatch {
  readonly device: string;
  readonly deviceNumber: number;
  readonly number: number;
  readonly hash: string;
  readonly changes: number;
}

export async function takenHash(
  tx: Tx,
  { device, deviceNumber, number }: Pick<TakenBatch, 'device' | 'deviceNumber' | 'number'>,
): Promise<string | null> {
  const { rows } = await sql<{ hash: string }>`
    select hash from sync_received where area_id = context_area() and device_id = ${device}::uuid
      and device_number = ${deviceNumber} and number = ${number}`.execute(tx);
  return rows[0]?.hash ?? null;
}

export async function takeBatch(tx: Tx, batch: TakenBatch): Promise<void> {
  await sql`
    insert into sync_received (area_id, device_id, device_number, number, hash, changes)
    values (context_area(), ${batch.device}::uuid, ${batch.deviceNumber}, ${batch.number}, ${batch.hash}, ${batch.changes})`.execute(
    tx,
  );
  await sql`
    update sync_device set head_number = ${batch.number}, head_hash = ${batch.hash}, changes = changes + ${batch.changes}
    where area_id = context_area() and id = ${batch.device}::uuid`.execute(tx);
}

export async function holdBatch(tx: Tx, batch: Omit<TakenBatch, 'changes'>, body: Buffer): Promise<void> {
  await sql`
    insert into sync_held (area_id, device_id, device_number, number, hash, body)
    values (context_area(), ${batch.device}::uuid, ${batch.deviceNumber}, ${batch.number}, ${batch.hash}, ${body})`.execute(
    tx,
  );
}

export async function countHeld(tx: Tx, device: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sync_held where area_id = context_area() and device_id = ${device}::uuid`.execute(
    tx,
  );
  return only(rows).count;
}
