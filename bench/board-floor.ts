// What a week of the board costs at least: the same rows by the best SQL that we could write by hand, by bare Fastify and pg.
import Fastify from 'fastify';
import { Pool } from 'pg';

const area = process.env['BENCH_AREA'] ?? '';
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
const app = Fastify();

const papers = (table: string, column: string) =>
  `left join (select ${column} as owner, json_agg(json_build_object('kind', kind, 'validUntil', valid_until)) as papers
     from expiring_paper where area_id = $1 and ${column} is not null and is_current group by 1) p on p.owner = ${table}.id`;

app.get<{ Querystring: { from: string } }>('/week', async ({ query }) => {
  const [vehicles, drivers, trips] = await Promise.all([
    pool.query({
      name: 'vehicles',
      text: `select v.id, v.number, v.type, v.make, v.seats, v.status, v.centre_id, c.name, v.odometer, p.papers
        from transport_vehicle v join centre c on c.area_id = v.area_id and c.id = v.centre_id ${papers('v', 'vehicle_id')}
        where v.area_id = $1 order by v.number`,
      values: [area],
    }),
    pool.query({
      name: 'drivers',
      text: `select d.id, coalesce(s.name, d.name) as name, d.phone, d.classes, d.status, d.leave_from, d.leave_to, d.centre_id,
          c.name as "centreName", p.papers
        from transport_driver d join centre c on c.area_id = d.area_id and c.id = d.centre_id
        left join sewadar s on s.area_id = d.area_id and s.id = d.sewadar_id ${papers('d', 'driver_id')}
        where d.area_id = $1 order by 2`,
      values: [area],
    }),
    pool.query({
      name: 'trips',
      text: `select id, version, number, purpose, status, vehicle_id, driver_id, second_driver_id,
          to_char(from_at, 'YYYY-MM-DD"T"HH24:MI') as "from", to_char(to_at, 'YYYY-MM-DD"T"HH24:MI') as "to", people
        from transport_trip where area_id = $1 and status <> 5 and from_at < $2::date + 7 and to_at > $2::date order by from_at, id`,
      values: [area, query.from],
    }),
  ]);
  return { vehicles: vehicles.rows, drivers: drivers.rows, trips: trips.rows };
});

console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
