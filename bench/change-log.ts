// `npm run bench:log`: what the history of one record and a step of the feed cost with fifty million entries in the change
// log, beside one million, over as many months. Two databases of one PostgreSQL, each with a portal of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { fillDemoArea } from '../demo/fill-demo-area.ts';
import { ensureAppRole } from '../server/src/platform/db/app-role.ts';
import { closeChangePart } from '../server/src/platform/db/change-parts.ts';
import { startEmbedded } from '../server/src/platform/db/embedded/start-embedded.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { only } from '../server/src/platform/db/only.ts';
import { deriveSecret } from '../server/src/secret.ts';
import { cpuOf, parentOf } from './cpu.ts';
import { type Cost, cheapest, measure, type Side, startPortal, sumOf } from './sides.ts';

const sizes = (process.env['BENCH_ENTRIES'] ?? '1000000,50000000').split(',').map(Number);
const months = Number(process.env['BENCH_MONTHS'] ?? 30);
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const requests = Number(process.env['BENCH_REQUESTS'] ?? 2_000);
const BAR = 1.3;
/** Entries of each record whose history is read, in as many different months. */
const ENTRIES = 6;
const SECRET = 'a secret for the bench only, long enough to be taken';
/** Shown without a bar. */
const unbound = 'first page of the audit log';
const silent = { info: () => undefined, warn: console.warn, error: console.error };

interface Log {
  entries: number;
  url: string;
  client: Client;
  /** Whose histories are read. */
  records: string[];
  portal: Side;
  follower: Client;
  followerPid: number;
}

const dataDir = await mkdtemp(join(tmpdir(), 'sewa-bench-'));
const database = await startEmbedded({ dataDir, log: silent });
const logs: Log[] = [];
try {
  for (const entries of sizes) logs.push(await openLog(entries));
  const works: Record<string, (log: Log) => Promise<Cost>> = {
    'history of a record': (log) => read(log, (record) => `/api/sewadar/${record}/history`),
    'step of the feed': follow,
    // Counts up to twenty thousand entries.
    [unbound]: (log) => read(log, () => '/api/user/auditlogs?page=0&size=25', requests / 20),
  };
  const table: Record<string, unknown>[] = [];
  for (const [work, run] of Object.entries(works)) {
    const costs = logs.map((): Cost[] => []);
    for (let round = 0; round <= rounds; round += 1)
      for (const [index, log] of logs.entries()) {
        const cost = await run(log);
        if (round > 0) costs[index]?.push(cost);
      }
    const best = costs.map(cheapest);
    console.log(`${work}: ${best.map((cost) => sumOf(cost).toFixed(3)).join(' and ')} ms`);
    const [first] = best;
    for (const [index, cost] of best.entries()) {
      const growth = first === undefined ? 1 : sumOf(cost) / sumOf(first);
      const isBound = work !== unbound;
      if (isBound && growth > BAR) process.exitCode = 1;
      table.push({
        work,
        entries: sizes[index],
        'CPU ms (server + database)': `${cost.server.toFixed(3)} + ${cost.database.toFixed(3)}`,
        growth: growth.toFixed(2),
        bar: isBound ? BAR : '',
        p99: cost.p99,
      });
    }
  }
  console.table(table);
} finally {
  for (const { portal, client, follower } of logs) {
    await portal.stop();
    await Promise.all([client.end(), follower.end()]);
  }
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function openLog(entries: number): Promise<Log> {
  const name = `sewa_${entries}`;
  const url = Object.assign(new URL(database.ownerUrl), { pathname: `/${name}` }).href;
  const superuser = new Client({ connectionString: database.superuserUrl });
  await superuser.connect();
  await superuser.query(`create database ${name} owner sewa_owner`);
  await superuser.end();
  await migrate(url, silent);
  await fillDemoArea(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const area = only((await client.query<{ id: string }>(`select id from area where code = 'ASR'`)).rows).id;
  const found = await client.query<{ id: string }>(
    'select id from sewadar where area_id = $1 order by id limit 200',
    [area],
  );
  const records = found.rows.map(({ id }) => id);
  const second = new Client({ connectionString: url });
  await second.connect();
  await Promise.all(
    [client, second].map((filling, index) =>
      fill(filling, { area, entries, records, isMine: (ago) => ago % 2 === index }),
    ),
  );
  await second.end();
  for (const table of ['change_part', 'change_part_record']) await client.query(`vacuum analyze ${table}`);
  // As in a portal that ran all the time: otherwise its housekeeping would go over the whole log while it is measured.
  await client.query(
    `insert into housekeeping_step (name, cursor) select 'network addresses of old sign-ins', last_value::text from change_log_id_seq`,
  );
  console.log(`${entries} entries are there`);
  const env = { ...process.env, DATABASE_URL: url, PORTAL_SECRET: SECRET, DATA_DIR: join(dataDir, name) };
  const portal = await startPortal(env);
  await fetch(`${portal.url}/api/user/switch-area?area=${area}`, { headers: portal.headers });
  const follower = new Client({
    connectionString: await ensureAppRole(url, deriveSecret(SECRET, 'database role sewa_app')),
  });
  await follower.connect();
  const { pid } = only((await follower.query<{ pid: number }>('select pg_backend_pid() as pid')).rows);
  return {
    entries,
    url,
    client,
    records,
    portal: { ...portal, role: `sewa_app ${name}` },
    follower,
    followerPid: pid,
  };
}

interface Filling {
  area: string;
  entries: number;
  records: string[];
  isMine(ago: number): boolean;
}

/**
 * Each past month as a table that gets its indexes when it is whole; then it is closed as the housekeeping does it. Outside
 * the write-ahead log, which would double the time of the filling and is not read here.
 */
async function fill(client: Client, { area, entries, records, isMine }: Filling): Promise<void> {
  const each = Math.round(entries / months);
  await client.query(`set maintenance_work_mem = '1GB'; set synchronous_commit = off`);
  for (let ago = months; ago >= 1; ago -= 1) {
    if (!isMine(ago)) continue;
    const { name, starts, ends } = only(
      (
        await client.query<{ name: string; starts: string; ends: string }>(
          `select 'change_log_' || to_char(m, 'YYYY_MM') as name, (m at time zone 'UTC')::text as starts,
             ((m + interval '1 month') at time zone 'UTC')::text as ends
           from (select date_trunc('month', now() at time zone 'UTC') - make_interval(months => $1) as m) x`,
          [ago],
        )
      ).rows,
    );
    await client.query(
      `create unlogged table ${name} (like change_log including defaults including constraints including storage)`,
    );
    // Fifty areas; a record has 25 entries in a month, as somebody who is entered with all that belongs to them.
    await client.query(
      `insert into ${name} (area_id, id, at, entity, row_id, title, kind, user_name, before, after)
       select case n % 50 when 0 then $1::uuid else md5((n % 50)::text)::uuid end, nextval('change_log_id_seq'),
         $2::timestamptz + n * (($3::timestamptz - $2::timestamptz) / $4::int), 'sewadar', md5((n / 25)::text || $2)::uuid::text,
         'Harbhajan Singh', 3, 'Clerk', '{"occupation": "Farmer"}', '{"occupation": "Teacher"}'
       from generate_series(0, $4::int - 1) n`,
      [area, starts, ends, each],
    );
    await client.query(
      `insert into ${name} (area_id, id, at, entity, row_id, title, kind, user_name, before, after)
       select $1, nextval('change_log_id_seq'), $2::timestamptz + interval '9 days', 'sewadar', r.id, 'Harbhajan Singh', 3, 'Clerk',
         '{"occupation": "Farmer"}', '{"occupation": "Teacher"}'
       from unnest($3::text[]) with ordinality r (id, n) where (r.n + $4::int) % ($5::int / $6::int) = 0`,
      [area, starts, records, ago, months, ENTRIES],
    );
    await client.query(
      `alter table change_log attach partition ${name} for values from ('${starts}') to ('${ends}')`,
    );
    await client.query(`insert into change_part (name, starts, ends) values ($1, $2, $3)`, [
      name,
      starts,
      ends,
    ]);
    await closeChangePart(client, name);
    await client.query(`vacuum analyze ${name}`);
  }
}

async function read(
  { portal, client, records }: Log,
  path: (record: string) => string,
  amount = requests,
): Promise<Cost> {
  const { pid } = only((await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows);
  let count = 0;
  return measure(portal, {
    postmaster: parentOf(pid),
    requests: amount,
    connections: 8,
    next: () => {
      count += 1;
      return { method: 'GET', path: path(records[count % records.length] ?? '') };
    },
  });
}

/** What a follower asks every time: the entries since the last five. */
async function follow({ client, follower, followerPid }: Log): Promise<Cost> {
  const { rows } = await client.query<{ xid: string }>(
    `insert into change_log (area_id, entity, row_id, kind) select md5(n::text)::uuid, 'sewadar', n::text, 3 from generate_series(1, 5) n
     returning xid::text`,
  );
  const since = rows[0]?.xid ?? '0';
  const took: number[] = [];
  const before = cpuOf(followerPid);
  for (let count = 0; count < requests; count += 1) {
    const start = performance.now();
    const { rowCount } = await follower.query(
      'select id::text, area_id, centre_id, entity, row_id, kind, xid::text from change_feed($1::xid8)',
      [since],
    );
    took.push(performance.now() - start);
    if (rowCount !== 5) throw new Error(`the feed told ${rowCount} entries`);
  }
  const sorted = took.toSorted((a, b) => a - b);
  return {
    server: 0,
    database: (cpuOf(followerPid) - before) / requests,
    perSecond: 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  };
}
