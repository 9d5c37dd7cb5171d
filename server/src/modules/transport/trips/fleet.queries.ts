import { tripStatuses } from '@sewa/contract/transport/enums';
import type { FitDriver, FitVehicle, Span } from '@sewa/contract/transport/trip-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

interface Asked {
  span: Span;
  /** These only; all of the area otherwise. */
  ids?: readonly string[];
  /** A trip that does not stand in its own way. */
  without?: string | null | undefined;
}

/** More than any area has, so that one query stays bounded. */
const MAX_FLEET = 1_000;

/** Vehicles with all that is asked of them before a trip: papers, and the other trips that touch the time. */
export async function listFitVehicles(tx: Tx, asked: Asked): Promise<FitVehicle[]> {
  const { rows } = await sql<FitVehicle>`
    select v.id, v.number, v.type, v.make, v.seats, v.status, v.centre_id as centre, c.name as "centreName", v.odometer,
      ${papersOf('v', 'vehicle_id')} as papers, ${busyOf(asked, sql`t.vehicle_id = v.id`)} as busy
    from transport_vehicle v join centre c on c.area_id = v.area_id and c.id = v.centre_id
    where v.area_id = context_area() and ${among('v', asked.ids)}
    order by v.number, v.id limit ${MAX_FLEET}`.execute(tx);
  return rows;
}

export async function listFitDrivers(tx: Tx, asked: Asked): Promise<FitDriver[]> {
  const { rows } = await sql<FitDriver>`
    select d.id, coalesce(s.name, d.name) as name, d.phone, d.classes, d.status, d.leave_from as "leaveFrom",
      d.leave_to as "leaveTo", sewadar_left_as(d.area_id, d.sewadar_id) as "leftAs", d.centre_id as centre, c.name as "centreName",
      ${papersOf('d', 'driver_id')} as papers,
      ${busyOf(asked, sql`(t.driver_id = d.id or t.second_driver_id = d.id)`)} as busy
    from transport_driver d join centre c on c.area_id = d.area_id and c.id = d.centre_id
    left join sewadar s on s.area_id = d.area_id and s.id = d.sewadar_id
    where d.area_id = context_area() and ${among('d', asked.ids)}
    order by lower(coalesce(s.name, d.name)), d.id limit ${MAX_FLEET}`.execute(tx);
  return rows;
}

function among(table: string, ids: readonly string[] | undefined): RawBuilder<boolean> {
  return ids === undefined ? sql`true` : sql`${sql.ref(`${table}.id`)} = any (${[...ids]}::uuid[])`;
}

function papersOf(table: string, column: 'vehicle_id' | 'driver_id') {
  return sql`coalesce((select json_agg(json_build_object('kind', p.kind, 'validUntil', p.valid_until))
    from expiring_paper p where p.area_id = ${sql.ref(`${table}.area_id`)} and ${sql.ref(`p.${column}`)} = ${sql.ref(`${table}.id`)}
      and p.is_current), '[]')`;
}

/** The same end as in the constraint transport_trip_overlap: a trip that came back early frees the rest. */
export const busyUntil = sql`greatest(t.from_at, least(t.to_at, coalesce(t.freed_at, t.to_at)))`;
const wall = (moment: RawBuilder<unknown>) => sql`to_char(${moment}, 'YYYY-MM-DD"T"HH24:MI')`;

function busyOf({ span, without = null }: Asked, isOf: RawBuilder<unknown>) {
  return sql`coalesce((select json_agg(json_build_object('trip', t.id, 'number', t.number,
      'from', ${wall(sql`t.from_at`)}, 'to', ${wall(busyUntil)}) order by t.from_at)
    from transport_trip t
    where t.area_id = context_area() and ${isOf} and t.status <> ${tripStatuses.CANCELLED}
      and t.id is distinct from ${without}::uuid
      and tsrange(t.from_at, ${busyUntil}) && tsrange(${span.from}::timestamp, ${span.to}::timestamp)), '[]')`;
}
