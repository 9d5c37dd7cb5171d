import { right } from '@sewa/contract/kernel/rights/requirement';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { sql } from 'kysely';
import type { RecordSource } from '../../platform/search/record-source.ts';

interface Found {
  id: string;
  title: string;
  details: string[];
}

/** By registration number with or without spaces, make, owner and centre; those in use first. */
export const vehicleSource: RecordSource = {
  entity: 'vehicle',
  requirement: right('TRANSPORT.VEHICLE', 'view'),
  find: async (tx, words, { limit }) => {
    const conditions = words.map(
      (word) =>
        sql`position(${word} in lower(concat_ws(' ', v.number, replace(v.number, ' ', ''), v.make, v.owner_name, c.name))) > 0`,
    );
    const { rows } = await sql<Found>`
      select v.id, v.number as title, array_remove(array[v.make, c.name], '') as details
      from transport_vehicle v join centre c on c.area_id = v.area_id and c.id = v.centre_id
      where v.area_id = context_area() and ${sql.join(conditions, sql` and `)}
      order by v.status = 'withdrawn', v.number, v.id
      limit ${limit}`.execute(tx);
    return rows.map((row) => ({ ...row, day: null }));
  },
};

/** By name, end of the phone number and centre; those who drive first. Never by the licence, which is masked. */
export const driverSource: RecordSource = {
  entity: 'driver',
  requirement: right('TRANSPORT.DRIVER', 'view'),
  find: async (tx, words, { limit }) => {
    const conditions = words.map(
      (word) => sql`(position(${word} in lower(concat_ws(' ', d.name, s.name, s.name_latin, c.name))) > 0
        or (length(${word}) >= 4 and right(d.phone, length(${word})) = ${word}))`,
    );
    const { rows } = await sql<Found>`
      select d.id, coalesce(s.name, d.name) as title, array[c.name] as details
      from transport_driver d
      join centre c on c.area_id = d.area_id and c.id = d.centre_id
      left join sewadar s on s.area_id = d.area_id and s.id = d.sewadar_id
      where d.area_id = context_area() and ${sql.join(conditions, sql` and `)}
      order by d.status = 'inactive', lower(d.name), d.id
      limit ${limit}`.execute(tx);
    return rows.map((row) => ({ ...row, day: null }));
  },
};

/** By number, purpose, sites, vehicle and driver; those that are still to come first. */
export const tripSource: RecordSource = {
  entity: 'trip',
  requirement: right('TRANSPORT.TRIP', 'view'),
  find: async (tx, words, { limit }) => {
    const conditions = words.map(
      (
        word,
      ) => sql`(position(${word} in lower(concat_ws(' ', t.purpose, t.route, v.number, replace(v.number, ' ', ''), d.name))) > 0
        or t.number::text = ${word})`,
    );
    const { rows } = await sql<Found & { day: string }>`
      select t.id, t.number || ' · ' || t.purpose as title, array_remove(array[v.number, d.name, nullif(t.route, '')], null) as details,
        t.from_day as day
      from transport_trip t
      join transport_vehicle v on v.area_id = t.area_id and v.id = t.vehicle_id
      left join transport_driver d on d.area_id = t.area_id and d.id = t.driver_id
      where t.area_id = context_area() and ${sql.join(conditions, sql` and `)}
      order by t.status in (${tripStatuses.CANCELLED}, ${tripStatuses.COMPLETED}), abs(t.from_day - current_date), t.id
      limit ${limit}`.execute(tx);
    return rows;
  },
};
