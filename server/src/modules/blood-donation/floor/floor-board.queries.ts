import type { BoardOfHall, FloorControl } from '@sewa/contract/blood-donation/floor/floor';
import { visitStatuses } from '@sewa/contract/blood-donation/floor/floor-moves';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { isOnFloor } from './visits.queries.ts';

const { REGISTERED, VITAL, MEDICAL, WAITING, DONATING, DONATED } = visitStatuses;

/** The steps `s` by which somebody who waited was served: how long it took is a wait. */
export const isServing = sql<boolean>`(s.undone_at is null and ((s.act = 'call' and s.from_status = ${sql.lit(REGISTERED)})
  or (s.act = 'call' and s.from_status = ${sql.lit(MEDICAL)} and s.before ->> 'desk' is null) or s.act = 'start'))`;

/** Numbers only: whoever stands in the hall reads it. */
export async function boardRow(
  tx: Tx,
  { camp, day }: { camp: string; day: string },
): Promise<BoardOfHall | null> {
  const { rows } = await sql<BoardOfHall>`
    with v as materialized (
      select * from blood_visit where area_id = context_area() and camp_id = ${camp} and ${isOnFloor(day)}
    ), waits as materialized (
      select s.station, round(avg(s.waited) / 60.0)::int as minutes from blood_visit_step s join v on v.id = s.visit_id
      where s.area_id = context_area() and s.camp_id = ${camp} and ${isServing}
      group by s.station
    )
    select c.name, c.target_units as "targetUnits",
      (select count(*) from blood_donation g where g.area_id = c.area_id and g.camp_id = c.id and g.outcome = 'complete')::int as units,
      (select count(*) from v where day = ${day}::date)::int as registered,
      jsonb_build_array(
        jsonb_build_object('station', 'vital', 'meanWaitMinutes', (select minutes from waits where station = 'vital'),
          'waiting', (select count(*) from v where outcome = '' and (status = ${REGISTERED} or (status = ${VITAL} and desk is null)))),
        jsonb_build_object('station', 'medical', 'meanWaitMinutes', (select minutes from waits where station = 'medical'),
          'waiting', (select count(*) from v where outcome = '' and status = ${MEDICAL} and desk is null)),
        jsonb_build_object('station', 'bed', 'meanWaitMinutes', (select minutes from waits where station = 'bed'),
          'waiting', (select count(*) from v where outcome = '' and status = ${WAITING}))) as stations,
      (select count(*) from v where outcome = '' and status = ${DONATING})::int as donating,
      (select count(*) from v where outcome = '' and status = ${DONATED} and left_at is null)::int as resting,
      (select coalesce(jsonb_agg(jsonb_build_object('number', n.number, 'at', n.called_at,
          'station', case n.status when ${VITAL} then 'vital' when ${MEDICAL} then 'medical' else 'bed' end) order by n.called_at desc), '[]')
        from (select number, status, called_at from v where outcome = '' and called_at is not null and status in (${VITAL}, ${MEDICAL}, ${WAITING})
          order by called_at desc limit 12) n) as called
    from blood_camp c where c.area_id = context_area() and c.id = ${camp}`.execute(tx);
  return rows[0] ?? null;
}

/** What the head of the camp looks at, of a day or of all days; by the hour of the portal's time zone. */
export async function controlRow(
  tx: Tx,
  { camp, day, timeZone }: { camp: string; day: string | null; timeZone: string },
): Promise<FloorControl> {
  const isOnDay = day === null ? sql`true` : sql`day = ${day}::date`;
  // Whoever is carried over from the day before is measured and donates today.
  const isStepOnDay = day === null ? sql`true` : sql`(s.at at time zone ${timeZone})::date = ${day}::date`;
  const { rows } = await sql<FloorControl>`
    with v as materialized (
      select * from blood_visit where area_id = context_area() and camp_id = ${camp} and ${isOnDay}
    ), s as materialized (
      select extract(hour from s.at at time zone ${timeZone})::int as hour, s.act from blood_visit_step s
      where s.area_id = context_area() and s.camp_id = ${camp} and s.undone_at is null and ${isStepOnDay}
    )
    select
      (select coalesce(jsonb_agg(to_jsonb(h) order by h.hour), '[]') from (select hour, count(*) filter (where act = 'register') as registered,
          count(*) filter (where act = 'vitals') as vitals, count(*) filter (where act = 'accept') as accepted,
          count(*) filter (where act = 'finish') as donated from s group by hour) h) as hours,
      (select coalesce(jsonb_agg(to_jsonb(f) order by f.count desc, f.reason), '[]') from (select reason, count(*) from blood_deferral
          where area_id = context_area() and camp_id = ${camp} and ${isOnDay} group by reason) f) as deferrals,
      (select coalesce(jsonb_agg(jsonb_build_object('bloodGroup', g.blood_group, 'count', g.count) order by g.count desc), '[]')
        from (select blood_group, count(*) from blood_donation
          where area_id = context_area() and camp_id = ${camp} and ${isOnDay} and outcome = 'complete' group by blood_group) g) as groups,
      (select count(*) from v where outcome = 'deferred')::int as deferred,
      (select count(*) from v where outcome = 'withdrew')::int as withdrew,
      (select count(*) from v where outcome = 'incomplete')::int as incomplete,
      (select count(*) from (select bag_number, device from blood_visit_step
          where area_id = context_area() and camp_id = ${camp} and bag_number <> '' and undone_at is null
        union select bag_number, device from blood_donation
          where area_id = context_area() and camp_id = ${camp} and bag_number <> '') b)::int as "bagsUsed"`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('a count has no row');
  return row;
}
