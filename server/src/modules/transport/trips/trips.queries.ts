import { type TripStatus, tripStatuses } from '@sewa/contract/transport/enums';
import type { UndoableTripMove } from '@sewa/contract/transport/trip-moves';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** The driver of a row `r` signs in as the asking user. */
export const isMine = sql<boolean>`exists (select from transport_driver d join app_user u on u.id = context_user()
  where d.area_id = r.area_id and d.id in (r.driver_id, r.second_driver_id) and d.username <> ''
    and lower(d.username) = lower(u.username))`;

export interface LockedTrip {
  id: string;
  version: number;
  status: TripStatus;
  centre: string;
  vehicle: string;
  driver: string | null;
  secondDriver: string | null;
  from: string;
  to: string;
  roll: string | null;
  passengers: number | null;
  people: number;
  startedAt: string | null;
  endedAt: string | null;
  odometerOut: number | null;
  odometerIn: number | null;
  undo: UndoableTripMove | null;
  isMine: boolean;
}

/** Null: there is no such trip that this user could write. Whoever takes a step holds this lock. */
export async function lockTrip(tx: Tx, id: string): Promise<LockedTrip | null> {
  const { rows } = await sql<LockedTrip>`
    select r.id, r.version, r.status, r.centre_id as centre, r.vehicle_id as vehicle, r.driver_id as driver,
      r.second_driver_id as "secondDriver", to_char(r.from_at, 'YYYY-MM-DD"T"HH24:MI') as "from",
      to_char(r.to_at, 'YYYY-MM-DD"T"HH24:MI') as "to", r.roll_id as roll, r.passengers, r.people,
      r.started_at as "startedAt", r.ended_at as "endedAt", r.odometer_out as "odometerOut",
      r.odometer_in as "odometerIn", r.undo, ${isMine} as "isMine"
    from transport_trip r where r.id = ${id} for update of r`.execute(tx);
  return rows[0] ?? null;
}

/** Who plans with the same vehicle or driver waits here, in one order: two plans never wait for each other. */
export async function lockForPlanning(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  for (const id of ids.filter((one) => one !== null).sort())
    await sql`select pg_advisory_xact_lock(hashtextextended('trip ' || ${id}::text, 0))`.execute(tx);
}

/** Names of sites of the area by id, in the order asked for. */
export async function siteNames(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from transport_site where area_id = context_area() and id = any (${[...ids]}::uuid[])`.execute(
    tx,
  );
  return ids.flatMap((id) => rows.find((site) => site.id === id)?.name ?? []);
}

export async function setTripStep(
  tx: Tx,
  id: string,
  step: {
    to: TripStatus;
    reason?: string;
    people?: number;
    startedAt?: string | null;
    endedAt?: string | null;
    odometerOut?: number | null;
    odometerIn?: number | null;
    freedAt?: string | null;
    undo: UndoableTripMove | null;
  },
): Promise<boolean> {
  const { to, reason, people, startedAt, endedAt, odometerOut, odometerIn, freedAt, undo } = step;
  const result = await tx
    .updateTable('transport_trip')
    .set({
      status: to,
      undo: undo === null ? null : JSON.stringify(undo),
      ...(reason === undefined ? {} : { reason }),
      ...(people === undefined ? {} : { people }),
      ...(startedAt === undefined ? {} : { started_at: startedAt }),
      ...(endedAt === undefined ? {} : { ended_at: endedAt }),
      ...(odometerOut === undefined ? {} : { odometer_out: odometerOut }),
      ...(odometerIn === undefined ? {} : { odometer_in: odometerIn }),
      ...(freedAt === undefined ? {} : { freed_at: freedAt }),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Times that are left out stay. What was freed is not taken again by a later end: it may be planned, and it is past. */
export async function setCorrected(
  tx: Tx,
  id: string,
  trip: {
    odometerOut: number;
    odometerIn: number | null;
    startedAt?: string;
    endedAt?: string;
    freedAt?: string;
  },
): Promise<void> {
  const { odometerOut, odometerIn, startedAt, endedAt, freedAt } = trip;
  await tx
    .updateTable('transport_trip')
    .set({
      odometer_out: odometerOut,
      odometer_in: odometerIn,
      ...(startedAt === undefined ? {} : { started_at: startedAt }),
      ...(endedAt === undefined ? {} : { ended_at: endedAt }),
      ...(freedAt === undefined ? {} : { freed_at: sql<string>`least(freed_at, ${freedAt}::timestamp)` }),
      undo: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Trips of the asking user's centres that should be back and are not. */
export async function countLateTrips(tx: Tx, now: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from transport_trip t
    where t.area_id = context_area() and t.status = ${tripStatuses.STARTED} and t.to_at < ${now}::timestamp
      and centre_in_scope(t.centre_id)`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether the asking user drives. */
export async function isDriverUser(tx: Tx): Promise<boolean> {
  const { rows } = await sql`
    select from transport_driver d join app_user u on u.id = context_user()
    where d.area_id = context_area() and d.username <> '' and lower(d.username) = lower(u.username)`.execute(
    tx,
  );
  return rows.length > 0;
}

export async function movePlan(
  tx: Tx,
  id: string,
  plan: { fromDay: string; fromTime: string; toDay: string; toTime: string; vehicle: string; driver: string },
): Promise<void> {
  await tx
    .updateTable('transport_trip')
    .set({
      from_day: plan.fromDay,
      from_time: plan.fromTime,
      to_day: plan.toDay,
      to_time: plan.toTime,
      vehicle_id: plan.vehicle,
      driver_id: plan.driver,
      undo: null,
    })
    .where('id', '=', id)
    .execute();
}

export interface SiteContact {
  name: string;
  /** Whom to ask for there; empty where nobody is entered. */
  contact: string;
  phone: string;
}

/** Names and contacts of sites of the area, in the order asked for. */
export async function siteContacts(tx: Tx, ids: readonly string[]): Promise<SiteContact[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SiteContact & { id: string }>`
    select id, name, contact_name as contact, contact_phone as phone
    from transport_site where area_id = context_area() and id = any (${[...ids]}::uuid[])`.execute(tx);
  return ids.flatMap((id) => rows.find((site) => site.id === id) ?? []);
}
