import type { RollTrip } from '@sewa/contract/nominal-roll/trips';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

/** Read from the tables of the trips, whose module builds on this one: a trip knows its roll. Cancelled ones carry nobody. */
export async function listTripsOf(tx: Tx, roll: string): Promise<RollTrip[]> {
  const { rows } = await sql<RollTrip>`
    select t.id, t.number, v.number as "vehicleName", t.from_day as "fromDay", t.from_time as "fromTime",
      greatest(0, v.seats - case when t.second_driver_id is null then 1 else 2 end) as seats, t.passengers
    from transport_trip t
    join transport_vehicle v on v.area_id = t.area_id and v.id = t.vehicle_id
    where t.area_id = context_area() and t.roll_id = ${roll} and t.status <> ${tripStatuses.CANCELLED}
    order by t.from_at, t.number`.execute(tx);
  return rows;
}
