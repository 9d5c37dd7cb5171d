import type { DemoPart } from '../demo-part.ts';

const weeks = 52;

/**
 * A year of Sundays on the sheets of every schedule, with those of the department who came. The latest sheet of
 * one department waits to be closed. Made in the database:
 * some twenty thousand entries an area, too many to be sent one by one and to be logged.
 */
export const insertAttendance: DemoPart = async (client, { areaId, centres, today }) => {
  for (const table of tables) await client.query(`alter table ${table} disable trigger ${table}_log`);
  await client.query(
    `insert into attendance_sheet (area_id, id, centre_id, schedule_id, title, department, on_day, start_time, end_time,
       starts_at, ends_at, is_closed, closed_at, closed_by_name)
     select s.area_id, gen_random_uuid(), s.centre_id, s.id, s.title, s.department, d.day, s.start_time, s.end_time,
       (d.day + s.start_time) at time zone 'Asia/Kolkata', (d.day + s.end_time) at time zone 'Asia/Kolkata',
       d.is_closed, case when d.is_closed then (d.day + s.end_time) at time zone 'Asia/Kolkata' end, case when d.is_closed then 'Demo' else '' end
     from sewa_schedule s
     cross join lateral (
       select ($2::date - extract(isodow from $2::date)::int - 7 * (w - 1))::date as day,
         w > 1 or s.department <> 'Traffic' or s.centre_id <> $4 as is_closed
       from generate_series(1, $3::int) w
     ) d
     where s.area_id = $1 and d.day < $2::date`,
    [areaId, today, weeks, centres[0]?.id],
  );
  // Autovacuum sees nothing before the commit; without statistics the planner reads all sewadars for each sheet.
  await client.query('analyze sewadar, sewadar_department, attendance_sheet');
  // The same for each start: whoever is how reliable follows from the number, which Sunday they miss from both.
  await client.query(
    `insert into attendance_entry (area_id, id, centre_id, sheet_id, on_day, sewadar_id, home_centre_id, in_at, out_at, stated, mark, how, seen_at, user_name)
     select e.area_id, gen_random_uuid(), e.centre_id, e.sheet_id, e.on_day, e.sewadar_id, e.centre_id,
       case when e.chance < 84 then e.starts_at + make_interval(mins => e.chance % 12 + case when e.chance >= 76 then 20 else 0 end) end,
       case when e.chance < 84 then e.ends_at - make_interval(mins => e.chance % 5) end,
       case when e.chance >= 96 then 'excused' when e.chance >= 84 then 'absent' end,
       case when e.chance >= 96 then 'excused' when e.chance >= 84 then 'absent' when e.chance >= 76 then 'late' else 'present' end,
       case when e.chance < 84 then 'scan' else 'list' end, e.ends_at, 'Demo'
     from (
       select h.area_id, h.centre_id, h.id as sheet_id, h.on_day, s.id as sewadar_id, h.starts_at, h.ends_at,
         least(99, abs(hashint4(s.number * 367 + extract(doy from h.on_day)::int)::bigint) % 100 + case when s.number % 11 = 0 then 40 else 0 end)::int as chance
       from attendance_sheet h
       join sewadar_department d on d.area_id = h.area_id and d.centre_id = h.centre_id and d.department = h.department and d.until is null
         and (d.since is null or d.since <= h.on_day)
       join sewadar s on s.area_id = d.area_id and s.id = d.sewadar_id and s.status = 'active' and s.merged_into is null
       where h.area_id = $1
     ) e
     on conflict do nothing`,
    [areaId],
  );
  for (const table of tables) await client.query(`alter table ${table} enable trigger ${table}_log`);
};

const tables = ['attendance_sheet', 'attendance_entry'];
