// The floor of attendance and rolls: bare Fastify and pg, no session, no rights, no row-level security, and the best SQL
// that we could write by hand for the same answers.
import { newId } from '@sewa/contract/kernel/values/ids';
import Fastify from 'fastify';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const area = process.env['BENCH_AREA'];
const app = Fastify();

const letters =
  "case e.mark when 'present' then 'P' when 'late' then 'L' when 'half' then 'H' when 'excused' then 'E' else 'A' end";
const shown = 'PLHEA';

app.get<{ Querystring: { from: string; to: string } }>('/register', async (request) => {
  const found = await pool.query({
    name: 'register',
    text: `select s.id as sewadar, s.number, s.name, s.name_latin as "nameLatin", c.name as "centreName", p.cells
      from (
        select e.sewadar_id, string_agg(chr(48 + (e.on_day - $2::date)) || ${letters}, '') as cells
        from attendance_entry e where e.area_id = $1 and e.on_day >= $2 and e.on_day < $3 group by e.sewadar_id
      ) p
      join sewadar s on s.area_id = $1 and s.id = p.sewadar_id and s.merged_into is null
      join centre c on c.area_id = s.area_id and c.id = s.centre_id
      order by lower(coalesce(nullif(s.name_latin, ''), s.name)), s.id limit 2000`,
    values: [area, request.query.from, request.query.to],
  });
  const list = found.rows.map(({ cells, ...person }) => {
    const days = Array.from({ length: 31 }, () => '·');
    const counts = [0, 0, 0, 0, 0];
    for (let place = 0; place < cells.length; place += 2) {
      const nth = shown.indexOf(cells.charAt(place + 1));
      counts[nth] = (counts[nth] ?? 0) + 1;
      days[cells.charCodeAt(place) - 48] = cells.charAt(place + 1);
    }
    const [present = 0, late = 0, half = 0, excused = 0, absent = 0] = counts;
    const served = present + late + half / 2;
    const asked = present + late + half + absent;
    const percentage = asked === 0 ? null : Math.round((100 * served) / asked);
    return {
      ...person,
      letters: days.join(''),
      present,
      late,
      half,
      absent,
      excused,
      percentage,
      sewaDays: served,
    };
  });
  return { success: true, message: '', list, total: list.length };
});

app.get('/sheets', async () => {
  const [rows, count] = await Promise.all([
    pool.query({
      name: 'sheets',
      text: `select h.id, h.version, h.title, h.on_day, to_char(h.start_time, 'HH24:MI') as "startTime", to_char(h.end_time, 'HH24:MI') as "endTime",
          h.department, h.centre_id, h.place, h.late_after, h.half_below, h.schedule_id, c.name as "centreName", h.starts_at, h.ends_at,
          h.is_closed, h.closed_by_name, n.came, n.marked
        from (select * from attendance_sheet where area_id = $1 order by on_day desc, id limit 25) h
        join centre c on c.area_id = h.area_id and c.id = h.centre_id
        cross join lateral (
          select count(*) filter (where e.mark in ('present', 'late', 'half'))::int as came, count(*)::int as marked
          from attendance_entry e where e.area_id = h.area_id and e.sheet_id = h.id and not exists (
            select from sewadar s where s.area_id = e.area_id and s.id = e.sewadar_id and s.merged_into is not null)
        ) n
        order by h.on_day desc, h.id`,
      values: [area],
    }),
    pool.query({
      name: 'count sheets',
      text: 'select count(*)::int as total from attendance_sheet where area_id = $1',
      values: [area],
    }),
  ]);
  return { success: true, message: '', data: { rows: rows.rows, total: count.rows[0].total } };
});

app.get<{ Params: { id: string } }>('/people/:id', async (request) => {
  const found = await pool.query({
    name: 'people',
    text: `select s.id as sewadar, s.number, s.name, s.name_latin as "nameLatin", s.photo_id as photo, c.name as "centreName",
        s.centre_id <> h.centre_id as "isGuest", e.mark, e.in_at as "inAt", e.out_at as "outAt", e.how, e.user_name as "userName"
      from attendance_sheet h
      cross join lateral (
        select d.sewadar_id as id from sewadar_department d where d.area_id = $1 and d.department = h.department and d.until is null
          and (d.since is null or d.since <= h.on_day) and d.centre_id = h.centre_id
        union select e.sewadar_id from attendance_entry e where e.area_id = $1 and e.sheet_id = h.id
      ) a
      join sewadar s on s.area_id = $1 and s.id = a.id and s.merged_into is null
      join centre c on c.area_id = $1 and c.id = s.centre_id
      left join attendance_entry e on e.area_id = $1 and e.sheet_id = h.id and e.sewadar_id = s.id
      where h.area_id = $1 and h.id = $2 and (s.status = 'active' or e.id is not null)
      order by lower(coalesce(nullif(s.name_latin, ''), s.name)), s.id limit 2000`,
    values: [area, request.params.id],
  });
  return { success: true, message: '', docs: found.rows };
});

app.post<{ Params: { id: string }; Body: { sewadar: string; mark: string; at: string } }>(
  '/mark/:id',
  async (request) => {
    const client = await pool.connect();
    try {
      const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values });
      const { sewadar, mark, at } = request.body;
      await client.query('begin');
      await run(
        'sheet',
        'select is_closed, starts_at from attendance_sheet where area_id = $1 and id = $2 for share',
        [area, request.params.id],
      );
      await run(
        'mark',
        `insert into attendance_entry (area_id, id, centre_id, sheet_id, on_day, sewadar_id, home_centre_id, stated, mark, how, seen_at, user_name)
         select h.area_id, $5, h.centre_id, h.id, h.on_day, s.id, s.centre_id, $4, $4, 'list', $6, 'Bench'
         from attendance_sheet h join sewadar s on s.area_id = h.area_id and s.id = $3 where h.area_id = $1 and h.id = $2
         on conflict on constraint attendance_entry_person do update set stated = excluded.stated, mark = excluded.mark, seen_at = excluded.seen_at`,
        [area, request.params.id, sewadar, mark, newId(), at],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
    return { success: true, message: '', data: null };
  },
);

app.get('/rolls', async () => {
  const [rows, count] = await Promise.all([
    pool.query({
      name: 'rolls',
      text: `select r.*, c.name as "centreName", j.name as "jathedarName", d.name as "deputyName", n.*
        from (select * from nominal_roll where area_id = $1 order by from_day desc, id limit 25) r
        join centre c on c.area_id = r.area_id and c.id = r.centre_id
        left join sewadar j on j.area_id = r.area_id and j.id = r.jathedar_id
        left join sewadar d on d.area_id = r.area_id and d.id = r.deputy_id
        cross join lateral (
          select count(*) filter (where m.dropped_at is null)::int as members, count(*) filter (where m.arrived_at is not null)::int as arrived,
            count(*) filter (where m.left_at is not null)::int as returned, count(*) filter (where m.dropped_at is not null)::int as dropped
          from nominal_roll_member m where m.area_id = r.area_id and m.roll_id = r.id
        ) n
        order by r.from_day desc, r.id`,
      values: [area],
    }),
    pool.query({
      name: 'count rolls',
      text: 'select count(*)::int as total from nominal_roll where area_id = $1',
      values: [area],
    }),
  ]);
  return { success: true, message: '', data: { rows: rows.rows, total: count.rows[0].total } };
});

process.on('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
