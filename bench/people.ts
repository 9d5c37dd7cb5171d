// `npm run bench:people`: finding and listing people, ten thousand and a million of them over fifty areas, beside the floor.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { chanceOf } from '../demo/crowd.ts';
import { fillDemoArea } from '../demo/fill-demo-area.ts';
import { type MadeArea, makePeople } from '../demo/make-people.ts';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { parentOf } from './cpu.ts';
import { type Cost, cheapest, measure, type Side, startFloor, startPortal, sumOf } from './sides.ts';

const sizes = (process.env['BENCH_PEOPLE'] ?? '10000,1000000').split(',').map(Number);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const requests = Number(process.env['BENCH_REQUESTS'] ?? 2_000);
const connections = 16;
const silent = { info: () => undefined, warn: console.warn, error: console.error };

interface Work {
  name: string;
  paths: Record<Side['name'], string[]>;
}

interface Result {
  work: string;
  people: number;
  floor: Cost;
  portal: Cost;
  /** At a hundred requests a second. */
  p99: number;
}

const results: Result[] = [];
for (const people of sizes) results.push(...(await measureSize(people)));
show(results);

async function measureSize(people: number): Promise<Result[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sewa-bench-'));
  const database = await startEmbedded({ dataDir, log: silent });
  const sides: Side[] = [];
  try {
    await migrate(database.ownerUrl, silent);
    await fillDemoArea(database.ownerUrl);
    const areas = await makePeople(database.ownerUrl, { people });
    // One in the middle: what lies first on the disk would flatter the floor, what lies last would blame it.
    const area = areas[Math.floor(areas.length / 2)] as MadeArea;
    const { works, postmaster } = await prepare(database.ownerUrl, area);
    const env = { ...process.env, DATABASE_URL: database.ownerUrl, BENCH_AREA: area.id, DATA_DIR: dataDir };
    sides.push(await startFloor('bench/people-floor.ts', env), await startPortal(env));
    await fetch(`${sides[1]?.url}/api/user/switch-area?area=${area.id}`, {
      headers: sides[1]?.headers ?? {},
    });
    const made: Result[] = [];
    for (const work of works) made.push(await measureWork({ work, sides, postmaster, people }));
    return made;
  } finally {
    for (const side of sides) await side.stop();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureWork(options: {
  work: Work;
  sides: Side[];
  postmaster: number;
  people: number;
}): Promise<Result> {
  const { work, sides, postmaster, people } = options;
  const costs: Record<Side['name'], Cost[]> = { floor: [], portal: [] };
  const pathsOf = (side: Side) => {
    let place = 0;
    const paths = work.paths[side.name];
    return () => ({ path: paths[place++ % paths.length] ?? '/' });
  };
  for (let round = 0; round <= rounds; round++)
    for (const side of sides) {
      const cost = await measure(side, { postmaster, requests, connections, next: pathsOf(side) });
      // The first round warms up.
      if (round > 0) costs[side.name].push(cost);
    }
  const portal = sides.find((side) => side.name === 'portal') as Side;
  const { p99 } = await measure(portal, {
    postmaster,
    requests: 1_000,
    connections,
    rate: 100,
    next: pathsOf(portal),
  });
  return { work: work.name, people, floor: cheapest(costs.floor), portal: cheapest(costs.portal), p99 };
}

/** The trigram index of the floor, and what is asked: of people who exist, as clerks would type them. */
async function prepare(ownerUrl: string, area: MadeArea): Promise<{ works: Work[]; postmaster: number }> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('create index on sewadar using gin (name_latin extensions.gin_trgm_ops)');
  await client.query('vacuum analyze sewadar');
  const found = await client.query<{ name_latin: string }>(
    'select name_latin from sewadar where area_id = $1 order by md5(id::text) limit 400',
    [area.id],
  );
  const pid = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const postmaster = parentOf(pid.rows[0]?.pid ?? 0);
  await client.end();
  const typed = typedTexts(found.rows.map((row) => row.name_latin)).map(encodeURIComponent);
  const filters = [
    { name: 'page of 25 and count, by status and gender', filter: { status: 'active', gender: 'female' } },
    {
      name: 'page of 25 and count, by status and centre',
      filter: { status: 'active', centre: area.centres[0] ?? '' },
    },
  ];
  return {
    postmaster,
    works: [
      {
        name: 'type-ahead',
        paths: {
          floor: typed.map((text) => `/type-ahead?regex=${text}`),
          portal: typed.map((text) => `/api/sewadar/type-ahead-search?regex=${text}`),
        },
      },
      ...filters.map(({ name, filter }) => ({
        name,
        paths: {
          floor: [`/list?${new URLSearchParams(filter)}`],
          portal: [
            `/api/sewadar?page=0&size=25&sort=name&filter=${encodeURIComponent(JSON.stringify(filter))}`,
          ],
        },
      })),
    ],
  };
}

/** First letters, a whole first name, two words, and now and then a letter left out. */
function typedTexts(names: readonly string[]): string[] {
  const chance = chanceOf(7);
  return names.map((name) => {
    const [first = '', second = ''] = name.split(' ');
    const kind = chance();
    if (kind < 0.45) return first.slice(0, 3 + Math.floor(chance() * 3));
    if (kind < 0.7) return first;
    if (kind < 0.9) return `${first} ${second.slice(0, 1 + Math.floor(chance() * 4))}`;
    const at = 2 + Math.floor(chance() * (first.length - 3));
    return first.slice(0, at) + first.slice(at + 1);
  });
}

function show(all: readonly Result[]): void {
  const two = (cost: Cost) => `${cost.server.toFixed(3)} + ${cost.database.toFixed(3)}`;
  console.log(
    `CPU ms per request (server + database), ${connections} connections, best of ${rounds} rounds of ${requests}:`,
  );
  console.table(
    all.map(({ work, people, floor, portal, p99 }) => {
      const smallest = all.find((one) => one.work === work);
      return {
        work,
        people,
        floor: two(floor),
        portal: two(portal),
        'portal / floor': (sumOf(portal) / sumOf(floor)).toFixed(2),
        growth: smallest ? (sumOf(portal) / sumOf(smallest.portal)).toFixed(2) : '',
        'p99 ms at 100/s': p99,
      };
    }),
  );
}
