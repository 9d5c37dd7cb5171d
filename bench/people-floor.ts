// The floor of the people: bare Fastify and pg, no session, no rights, no row-level security. The type-ahead is the plain
// ILIKE with a trigram index; the list is the best SQL that we could write for it, by hand.
import Fastify from 'fastify';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const area = process.env['BENCH_AREA'];
const app = Fastify();

app.get<{ Querystring: { regex: string } }>('/type-ahead', async (request) => {
  const found = await pool.query({
    name: 'type-ahead',
    text: `select s.id, s.number, s.name, s.name_latin as "nameLatin", s.relative_name as "relativeName", s.centre_id as centre,
        c.name as "centreName", s.gender, s.phone, s.status
      from sewadar s join centre c on c.area_id = s.area_id and c.id = s.centre_id
      where s.area_id = $1 and s.name_latin ilike '%' || $2 || '%' limit 20`,
    values: [area, request.query.regex],
  });
  return { success: true, message: '', docs: found.rows };
});

app.get<{ Querystring: { gender?: string; status: string; centre?: string } }>('/list', async (request) => {
  const { status, gender, centre } = request.query;
  const filter = centre === undefined ? 's.gender = $3' : 's.centre_id = $3';
  const where = `s.area_id = $1 and s.merged_into is null and s.status = $2 and ${filter}`;
  const values = [area, status, centre ?? gender];
  const [rows, count] = await Promise.all([
    pool.query({
      name: `page ${filter}`,
      text: `select s.*, c.name as centre_name, coalesce(d.all, '[]') as departments
        from (
          select s.id, s.version, s.number, s.area_id, s.centre_id, s.name, s.name_latin, s.relative_kind, s.relative_name, s.gender,
            s.birth_date, s.is_birth_estimated, s.phone, s.other_phones, s.address, s.blood_group, s.occupation, s.education,
            s.languages, s.skills, s.initiation_date, s.marital_status, s.emergency_name, s.emergency_phone, s.emergency_relation,
            s.aadhaar_last4, s.pan_last4, s.is_baal_satsang, s.status, s.joined_on, s.left_on, s.notes, s.photo_id, s.merged_into,
            lower(coalesce(nullif(s.name_latin, ''), s.name)) as place
          from sewadar s where ${where} order by place, s.id limit 25
        ) s
        join centre c on c.area_id = s.area_id and c.id = s.centre_id
        left join lateral (
          select json_agg(json_build_object('id', d.id, 'department', d.department, 'role', d.role, 'since', d.since, 'until', d.until)
            order by d.since nulls first, d.department) as all
          from sewadar_department d where d.area_id = s.area_id and d.sewadar_id = s.id
        ) d on true
        order by s.place, s.id`,
      values,
    }),
    pool.query({
      name: `count ${filter}`,
      text: `select count(*)::int as total from sewadar s where ${where}`,
      values,
    }),
  ]);
  return { success: true, message: '', list: rows.rows, total: count.rows[0].total };
});

process.on('SIGTERM', () => void app.close().then(() => pool.end()));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
