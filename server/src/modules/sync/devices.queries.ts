import type { Device, Enrolment, HeldAct, Incident } from '@sewa/contract/sync/devices';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';

export async function listDevices(tx: Tx, only: string | null = null): Promise<Device[]> {
  const { rows } = await sql<Device>`
    select d.id, d.version, d.name, d.number, d.state, d.enrolled_at as "enrolledAt", d.enrolled_by_name as "enrolledByName",
      d.revoked_at as "revokedAt", d.revoked_by_name as "revokedByName", d.revoke_reason as "revokeReason",
      d.last_contact_at as "lastContactAt", d.copied_at as "copiedAt", d.changes, d.restores,
      case when d.wiped_at >= d.last_contact_at then d.wiped_at end as "wipedAt", d.program_version as "programVersion",
      d.held_decided_at as "heldDecidedAt", d.held_decided_by_name as "heldDecidedByName", d.held_act as "heldAct",
      d.held_reason as "heldReason", d.held_decided_batches as "heldDecidedBatches",
      (select count(*)::int from sync_held h where h.area_id = d.area_id and h.device_id = d.id) as "heldBatches",
      (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'username', u.username) order by lower(u.name)), '[]')
         from app_user u where u.id = any (d.staff)) as staff
    from sync_device d
    where d.area_id = context_area() and (${only}::uuid is null or d.id = ${only}::uuid)
    order by d.state, d.number desc`.execute(tx);
  return rows;
}

export async function listEnrolments(tx: Tx): Promise<Enrolment[]> {
  const { rows } = await sql<Enrolment>`
    select id, name, expires_at as "expiresAt", made_by_name as "madeByName" from sync_enrolment
    where area_id = context_area() and expires_at > now() order by expires_at`.execute(tx);
  return rows;
}

export async function listCandidates(
  tx: Tx,
): Promise<{ id: string; name: string; username: string; orgName: string }[]> {
  const { rows } = await sql<{ id: string; name: string; username: string; orgName: string }>`
    select id, name, username, org_name as "orgName" from sync_candidates()`.execute(tx);
  return rows;
}

export async function insertEnrolment(
  tx: Tx,
  given: {
    id: string;
    name: string;
    codeHash: Buffer;
    staff: readonly string[];
    minutes: number;
    by: string;
  },
): Promise<Enrolment> {
  const { rows } = await sql<Enrolment>`
    insert into sync_enrolment (area_id, id, name, code_hash, staff, expires_at, made_by_name)
    values (context_area(), ${given.id}::uuid, ${given.name}, ${given.codeHash}, ${[...given.staff]}::uuid[],
      now() + make_interval(mins => ${given.minutes}), ${given.by})
    returning id, name, expires_at as "expiresAt", made_by_name as "madeByName"`.execute(tx);
  return only(rows);
}

export async function deleteEnrolment(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    delete from sync_enrolment where area_id = context_area() and id = ${id}::uuid returning id`.execute(tx);
  return rows.length > 0;
}

/** The trigger sync_device_touch raises the version. */
export async function updateDevice(
  tx: Tx,
  id: string,
  { name, staff }: { name: string; staff: readonly string[] },
): Promise<void> {
  await sql`
    update sync_device set name = ${name}, staff = ${[...staff]}::uuid[]
    where area_id = context_area() and id = ${id}::uuid`.execute(tx);
}

export async function revokeDevice(
  tx: Tx,
  id: string,
  { reason, by }: { reason: string; by: string },
): Promise<boolean> {
  const { rows } = await sql`
    update sync_device set state = 'revoked', revoked_at = coalesce(revoked_at, now()), revoked_by_name = ${by}, revoke_reason = ${reason}
    where area_id = context_area() and id = ${id}::uuid returning id`.execute(tx);
  return rows.length > 0;
}

export interface HeldBatch {
  device_number: number;
  number: number;
  body: Buffer;
}

/** In the order in which they were handed in. */
export async function takeHeld(tx: Tx, device: string): Promise<HeldBatch[]> {
  const { rows } = await sql<HeldBatch>`
    delete from sync_held where area_id = context_area() and device_id = ${device}::uuid
    returning device_number, number, body`.execute(tx);
  return rows.toSorted((a, b) => a.device_number - b.device_number || a.number - b.number);
}

/** The decision stands with the device: the trigger sync_device_log writes it to the change log. */
export async function noteHeldDecision(
  tx: Tx,
  device: string,
  { act, reason, batches, by }: { act: HeldAct; reason: string; batches: number; by: string },
): Promise<void> {
  await sql`
    update sync_device set held_decided_at = now(), held_decided_by_name = ${by}, held_act = ${act}, held_reason = ${reason},
      held_decided_batches = ${batches}
    where area_id = context_area() and id = ${device}::uuid`.execute(tx);
}

export async function listIncidents(
  tx: Tx,
  { device, limit, offset }: { device: string | null; limit: number; offset: number },
): Promise<{ rows: Incident[]; total: number }> {
  const { rows } = await sql<Incident & { total: number }>`
    with known as (
      select i.id, i.kind, jsonb_build_object('id', d.id, 'name', d.name) as device, i.count, i.first_at as "firstAt", i.last_at as "lastAt", i.address
      from sync_incident i join sync_device d on d.area_id = i.area_id and d.id = i.device_id
      where i.area_id = context_area() and (${device}::uuid is null or i.device_id = ${device}::uuid)
      union all
      select md5(s.kind || s.day || s.address)::uuid, s.kind, null, s.count, s.day::timestamptz, s.last_at, s.address
      from sync_strangers() s where ${device}::uuid is null)
    select *, count(*) over ()::int as total from known order by "lastAt" desc limit ${limit} offset ${offset}`.execute(
    tx,
  );
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}
