import { tripStatuses } from '@sewa/contract/transport/enums';
import type { BoardTrip } from '@sewa/contract/transport/trips';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { busyUntil } from './fleet.queries.ts';
import { isMine } from './trips.queries.ts';

/** More than a board can show in a useful way. */
const MAX_BOARD_TRIPS = 2_000;

/** The trips that touch a time, cancelled ones left out; a trip that came back early ends there. */
export async function listBoardTrips(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<BoardTrip[]> {
  const { rows } = await sql<BoardTrip>`
    select t.id, t.version, t.number, t.purpose, t.status, t.vehicle_id as vehicle, t.driver_id as driver,
      t.second_driver_id as "secondDriver", to_char(t.from_at, 'YYYY-MM-DD"T"HH24:MI') as "from",
      to_char(case when t.status = ${tripStatuses.COMPLETED} then ${busyUntil} else t.to_at end, 'YYYY-MM-DD"T"HH24:MI') as "to",
      t.people, centre_in_scope(t.centre_id) as "isOwn"
    from transport_trip t
    where t.area_id = context_area() and t.status <> ${tripStatuses.CANCELLED}
      and t.from_at < ${to}::timestamp and t.to_at > ${from}::timestamp
    order by t.from_at, t.id limit ${MAX_BOARD_TRIPS}`.execute(tx);
  return rows;
}

/**
 * The own trips of a driver: under way, from a day on to another, or completed since an earlier day. Where they are too many,
 * the completed ones of long ago are left out.
 */
export async function listMyTripIds(
  tx: Tx,
  { from, to, completedFrom }: { from: string; to: string; completedFrom: string },
): Promise<string[]> {
  const { STARTED, COMPLETED, CANCELLED } = tripStatuses;
  const { rows } = await sql<{ id: string }>`
    select r.id from transport_trip r
    where r.area_id = context_area() and ${isMine} and (r.status = ${STARTED}
      or (r.status <> ${CANCELLED} and r.from_at < ${to}::timestamp and r.to_at >= ${from}::timestamp)
      or (r.status = ${COMPLETED} and greatest(r.to_at, r.freed_at) >= ${completedFrom}::timestamp))
    order by r.status = ${COMPLETED}, abs(extract(epoch from r.from_at - ${from}::timestamp)), r.id
    limit 50`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Those of the drivers who gave blood on a day or on the day before. Not asked about past days: one after the other they
 * would tell when each driver ever gave blood.
 */
export async function listAfterDonation(
  tx: Tx,
  { drivers, day, today }: { drivers: readonly string[]; day: string; today: string },
): Promise<ReadonlySet<string>> {
  if (day < today || drivers.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from drivers_after_donation(${[...drivers]}::uuid[], ${day}::date) id`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Those of the planned trips before which the asking user, who drives them, gave blood. */
export async function listMyTripsAfterDonation(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct t.id from transport_trip t
    join app_user u on u.id = context_user()
    join transport_driver d on d.area_id = t.area_id and d.id in (t.driver_id, t.second_driver_id)
      and d.username <> '' and lower(d.username) = lower(u.username)
    where t.area_id = context_area() and t.id = any (${[...ids]}::uuid[]) and t.status = ${tripStatuses.PLANNED}
      and d.id in (select drivers_after_donation(array[d.id], t.from_day))`.execute(tx);
  return rows.map(({ id }) => id);
}
