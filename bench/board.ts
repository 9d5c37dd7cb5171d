// `node bench/board.ts`: what the week board of sixty vehicles and four hundred trips costs the server, beside the floor, and
// what planning a trip anew on it does.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { fillDemoArea } from '../demo/fill-demo-area.ts';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { parentOf } from './cpu.ts';
import { type Cost, cheapest, measure, type Side, startFloor, startPortal, sumOf } from './sides.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const requests = Number(process.env['BENCH_REQUESTS'] ?? 500);
const VEHICLES = 60;
const TRIPS = 400;
/** A Monday without trips of the demo. */
const MONDAY = '2031-03-03';
const silent = { info: () => undefined, warn: console.warn, error: console.error };

const dataDir = await mkdtemp(join(tmpdir(), 'sewa-bench-'));
const database = await startEmbedded({ dataDir, log: silent });
const sides: Side[] = [];
try {
  await migrate(database.ownerUrl, silent);
  await fillDemoArea(database.ownerUrl);
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  const area = await makeBoard(client);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  const env = { ...process.env, DATABASE_URL: database.ownerUrl, BENCH_AREA: area, DATA_DIR: dataDir };
  sides.push(await startFloor('bench/board-floor.ts', env), await startPortal(env));
  const portal = sides.find(({ name }) => name === 'portal') as Side;
  await fetch(`${portal.url}/api/user/switch-area?area=${area}`, { headers: portal.headers });
  console.table([await compare(postmaster)]);
  await client.end();
} finally {
  for (const side of sides) await side.stop();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function compare(postmaster: number) {
  const paths = { floor: `/week?from=${MONDAY}`, portal: `/api/transport/board?from=${MONDAY}` };
  const costs: Record<Side['name'], Cost[]> = { floor: [], portal: [] };
  for (let round = 0; round <= rounds; round++)
    for (const side of sides) {
      const next = () => ({ method: 'GET' as const, path: paths[side.name] });
      const cost = await measure(side, { postmaster, requests, connections: 8, next });
      // The first round warms up.
      if (round > 0) costs[side.name].push(cost);
    }
  const two = (cost: Cost) => `${cost.server.toFixed(2)} + ${cost.database.toFixed(2)}`;
  const [floor, whole] = [cheapest(costs.floor), cheapest(costs.portal)];
  return {
    work: 'week of 60 vehicles and 400 trips',
    floor: two(floor),
    portal: two(whole),
    'portal / floor': (sumOf(whole) / sumOf(floor)).toFixed(2),
    p99: whole.p99,
  };
}

/** Sixty vehicles and as many drivers with their papers, and trips of two hours one after the other. */
async function makeBoard(client: Client): Promise<string> {
  const { rows } = await client.query<{ area: string; centre: string }>(
    `select c.area_id as area, c.id as centre from centre c join area a on a.id = c.area_id where a.code = 'ASR' order by c.code limit 1`,
  );
  const { area = '', centre = '' } = rows[0] ?? {};
  await client.query('delete from transport_expense where area_id = $1', [area]);
  await client.query('delete from transport_trip where area_id = $1', [area]);
  await client.query(
    'delete from expiring_paper where area_id = $1 and num_nonnulls(vehicle_id, driver_id) > 0',
    [area],
  );
  await client.query('delete from transport_vehicle where area_id = $1', [area]);
  await client.query('delete from transport_driver where area_id = $1', [area]);
  await client.query(
    `insert into transport_vehicle (area_id, id, centre_id, number, type, make, seats, fuel, ownership, owner_name, odometer, status, notes)
     select $1, gen_random_uuid(), $2, 'PB 10 ZX ' || (1000 + n), 10, 'Tata Starbus', 52, 'diesel', 'organisation', '', 1000, 'inUse', ''
     from generate_series(1, $3::int) n`,
    [area, centre, VEHICLES],
  );
  await client.query(
    `insert into transport_driver (area_id, id, centre_id, name, phone, licence_number, classes, status, username, notes)
     select $1, gen_random_uuid(), $2, 'Driver ' || n, '', 'PB88' || (2000000 + n), '{LMV,HMV}', 'active', '', ''
     from generate_series(1, $3::int) n`,
    [area, centre, VEHICLES],
  );
  await client.query(
    `insert into expiring_paper (area_id, id, centre_id, vehicle_id, kind, valid_until)
     select area_id, gen_random_uuid(), centre_id, v.id, k, '2089-12-31' from transport_vehicle v,
       unnest(array['registration', 'insurance', 'pollution', 'fitness', 'permit', 'tax']) k where v.area_id = $1`,
    [area],
  );
  await client.query(
    `insert into expiring_paper (area_id, id, centre_id, driver_id, kind, valid_until)
     select area_id, gen_random_uuid(), centre_id, d.id, k, '2089-12-31' from transport_driver d,
       unnest(array['licence', 'medical']) k where d.area_id = $1`,
    [area],
  );
  await client.query(
    `insert into transport_trip (area_id, id, centre_id, number, purpose, vehicle_id, driver_id, from_day, from_time, to_day, to_time, sites,
       route, passengers, people, notes, status, reason, made_by_name)
     select $1, gen_random_uuid(), $2, n, 'Sangat from the station', v.id, d.id, $4::date + (n / $3) % 7, '08:00', $4::date + (n / $3) % 7,
       '10:00', '{}', '', 14, 14, '', 10, '', 'A'
     from generate_series(1, $5::int) n
     join (select id, row_number() over (order by number) - 1 as place from transport_vehicle where area_id = $1) v on v.place = n % $3
     join (select id, row_number() over (order by licence_number) - 1 as place from transport_driver where area_id = $1) d on d.place = n % $3`,
    [area, centre, VEHICLES, MONDAY, TRIPS],
  );
  await client.query(
    'analyze transport_trip; analyze transport_vehicle; analyze transport_driver; analyze expiring_paper',
  );
  return area;
}
