import type { Client } from 'pg';
import type { MadeArea } from '../demo/make-people.ts';

export const department = 'Langar';
const days = 496;
const rolls = 2_000;
const membersOfRoll = 20;

/** A sheet for every centre and day up to today, with everybody of the centre on it: a million entries in one area. */
export async function makeAttendance(client: Client, area: MadeArea): Promise<number> {
  const tables = ['attendance_sheet', 'attendance_entry', 'nominal_roll', 'nominal_roll_member'];
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(
    `insert into attendance_sheet (area_id, id, centre_id, title, department, on_day, start_time, end_time, starts_at, ends_at)
     select $1, gen_random_uuid(), c.id, 'Daily sewa', $2, d, '06:00', '09:00',
       (d + time '06:00') at time zone 'Asia/Kolkata', (d + time '09:00') at time zone 'Asia/Kolkata'
     from centre c cross join lateral (select current_date - n as d from generate_series(1, $3::int) n) day
     where c.area_id = $1`,
    [area.id, department, days],
  );
  const made = await client.query(
    `insert into attendance_entry (area_id, id, centre_id, sheet_id, on_day, sewadar_id, home_centre_id, in_at, out_at, stated, mark, how, seen_at, user_name)
     select h.area_id, gen_random_uuid(), h.centre_id, h.id, h.on_day, s.id, s.centre_id,
       case when m.n < 8 then h.starts_at end, case when m.n < 8 then h.ends_at end, case when m.n >= 8 then m.mark end, m.mark, 'scan', h.ends_at, 'Bench'
     from attendance_sheet h
     join sewadar s on s.area_id = h.area_id and s.centre_id = h.centre_id and s.merged_into is null
     cross join lateral (
       select n, case when n < 6 then 'present' when n = 6 then 'late' when n = 7 then 'half' when n = 8 then 'absent' else 'excused' end as mark
       from (select abs(hashint4(s.number + (h.on_day - date '2020-01-01') * 7919)::bigint) % 10 as n) chance
     ) m
     where h.area_id = $1`,
    [area.id],
  );
  await makeRolls(client, area);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await client.query('vacuum analyze attendance_sheet, attendance_entry, nominal_roll, nominal_roll_member');
  return made.rowCount ?? 0;
}

/** Each roll has members and days of its own: nobody is on two at a time. */
async function makeRolls(client: Client, area: MadeArea): Promise<void> {
  await client.query(
    `insert into nominal_roll (area_id, id, centre_id, number, destination, department, from_day, to_day, status, made_by, made_by_name)
     select $1, gen_random_uuid(), ($4::uuid[])[1 + n % cardinality($4::uuid[])], n, 'Place ' || n % 40, $2,
       date '2000-01-01' + n * 4, date '2000-01-01' + n * 4 + 3, 50, gen_random_uuid(), 'Bench'
     from generate_series(1, $3::int) n`,
    [area.id, department, rolls, area.centres],
  );
  await client.query(
    `insert into nominal_roll_member (area_id, id, centre_id, roll_id, sewadar_id, from_day, to_day, code)
     select r.area_id, gen_random_uuid(), r.centre_id, r.id, s.id, r.from_day, r.to_day, 'R' || lpad((r.number * 100 + s.place)::text, 9, '0')
     from nominal_roll r
     cross join (select id, row_number() over (order by id) as place from sewadar where area_id = $1 limit $2) s
     where r.area_id = $1`,
    [area.id, membersOfRoll],
  );
}
