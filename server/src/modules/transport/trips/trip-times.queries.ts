import { tripStatuses } from '@sewa/contract/transport/enums';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** Whether a trip left between two days, whatever its plan says. A range of the column itself, which an index serves. */
export function leftBetween(
  alias: string,
  { from, to, timeZone }: { from: RawBuilder<unknown>; to: RawBuilder<unknown>; timeZone: string },
): RawBuilder<boolean> {
  const startedAt = sql.ref(`${alias}.started_at`);
  return sql<boolean>`(${startedAt} >= (${from})::timestamp at time zone ${timeZone}::text
    and ${startedAt} < ((${to}) + 1)::timestamp at time zone ${timeZone}::text)`;
}

/** Trips `r` of a vehicle that left on these days; what has left is under way or completed. */
export function isInLogBook(book: {
  vehicle: string;
  from: string;
  to: string;
  timeZone: string;
}): RawBuilder<boolean> {
  const { vehicle, from, to, timeZone } = book;
  return sql<boolean>`(r.vehicle_id = ${vehicle}
    and ${leftBetween('r', { from: sql`${from}::date`, to: sql`${to}::date`, timeZone })})`;
}

interface Crew {
  id: string;
  vehicle: string;
  drivers: readonly string[];
}

/** The trip on which a vehicle, or one of the drivers, is out. */
export async function findTripOut(
  tx: Tx,
  crew: Crew,
): Promise<{ number: number; subject: string; startedAt: string } | null> {
  const { rows } = await sql<{ number: number; subject: string; startedAt: string }>`
    ${otherTrips(crew)} and t.status = ${tripStatuses.STARTED} limit 1`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Another trip on which a vehicle, or one of the drivers, really was between two moments, of which the second one is not part.
 * By whole minutes, as people write times down.
 */
export async function findTripDuring(
  tx: Tx,
  crew: Crew & { from: Date; to: Date },
): Promise<{ number: number; subject: string } | null> {
  const { rows } = await sql<{ number: number; subject: string }>`
    ${otherTrips(crew)} and date_trunc('minute', t.started_at) < date_trunc('minute', ${crew.to.toISOString()}::timestamptz)
      and (t.ended_at is null or date_trunc('minute', t.ended_at) > date_trunc('minute', ${crew.from.toISOString()}::timestamptz))
    order by t.started_at limit 1`.execute(tx);
  return rows[0] ?? null;
}

function otherTrips({ id, vehicle, drivers }: Crew) {
  return sql`
    select t.number, case when t.vehicle_id = ${vehicle} then v.number else d.name end as subject, t.started_at as "startedAt"
    from transport_trip t
    join transport_vehicle v on v.area_id = t.area_id and v.id = t.vehicle_id
    left join transport_driver d on d.area_id = t.area_id and d.id in (t.driver_id, t.second_driver_id)
      and d.id = any (${[...drivers]}::uuid[])
    where t.area_id = context_area() and t.started_at is not null and t.id <> ${id}
      and (t.vehicle_id = ${vehicle} or d.id is not null)`;
}
