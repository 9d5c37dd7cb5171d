// Long because it is a world of its own: two databases, a bad line, a clock that jumps, and a ledger of what must be there.
import { newId } from '@sewa/contract/kernel/values/ids';
import { type Client, Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kyselyOn } from '../../../platform/db/kysely-on-client.ts';
import type { Transact } from '../../../platform/sync/laptop/apply-incoming.ts';
import type { Send } from '../../../platform/sync/laptop/cloud-client.ts';
import { loadKey } from '../../../platform/sync/laptop/device-key.ts';
import { runSync, type SyncResult } from '../../../platform/sync/laptop/run-sync.ts';
import { enrol, openCampLaptop, runOnLaptop } from '../../../testing/camp-laptop.ts';
import { connectToMaintenance, lockClones } from '../../../testing/connect-to-maintenance.ts';
import { placesOf } from '../../../testing/people.ts';
import { emptyBlood, grantSync } from '../../../testing/sync-device.ts';
import { openTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { grantBlood, makeCamp } from '../testing/blood.ts';
import { bloodSync } from './blood-sync.ts';
import { differences } from './testing/camp-day.ts';

/** SYNC_RUNS=500 is the whole proof; SYNC_SEED repeats one run. */
const RUNS = Number(process.env['SYNC_RUNS'] ?? 12);
const SEED = process.env['SYNC_SEED'];
const DAY = 86_400_000;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let cloud: TestPortal;
let laptop: Awaited<ReturnType<typeof openCampLaptop>>;
let area: string;
let centre: string;
let camp: string;
let device: string;
/** The laptop's database by itself: its portal is closed, so that it can be copied and put back. */
let laptopUrl: { owner: string; app: string };

beforeAll(async () => {
  cloud = await openTestPortal();
  laptop = await openCampLaptop();
  await grantBlood(cloud, 'area');
  await grantSync(cloud);
  await emptyBlood(cloud);
  const head = await cloud.signIn('area');
  centre = (await placesOf(cloud))['ASR-1'] ?? '';
  area = (await cloud.owner.query("select id from area where code = 'ASR'")).rows[0].id;
  camp = await makeCamp(head, centre);
  await enrol(cloud, laptop, { administrator: head, name: 'Random' });
  expect(await runOnLaptop(laptop, 'prepare')).toMatchObject({ state: 'done' });
  device = (await laptop.owner.query('select device_id from sync_self')).rows[0].device_id;
  laptopUrl = { owner: laptop.ownerUrl, app: laptop.appUrl };
  // The laptop's clock is what the test says it is.
  await laptop.owner.query(
    `create table test_clock (ahead bigint not null); insert into test_clock values (0); grant select on test_clock to public;
     create or replace function sync_now_ms() returns bigint language sql volatile set search_path = public, pg_temp
       as $$ select (extract(epoch from clock_timestamp()) * 1000)::bigint + (select ahead from test_clock) $$`,
  );
  await laptop.stop();
  await laptop.owner.end();
});
afterAll(async () => {
  await cloud.close();
});

function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test('what was kept of the cloud before a crash does not undo what was handed in since', async () => {
  const world = newWorld(() => 0.5);
  try {
    for (let donors = 0; donors < 3; donors += 1) await addDonor(world);
    await sync(world);
    const [gone, edited, unseen] = await someDonors(world.owner);
    const editCloud = (notes: string, ...ids: (string | undefined)[]) =>
      cloud.owner.query("update blood_donor set notes = $1, address = 'there' where id = any ($2)", [
        notes,
        ids,
      ]);
    await editCloud('in the cloud', gone, edited, unseen);
    await cloud.owner.query("update blood_donor set notes = '', address = '' where id = $1", [gone]);
    await expect(sync(world, { diesOnce: 'select from sync_incoming' })).rejects.toThrow('killed on purpose');
    await world.owner.query('delete from blood_donor where id = any ($1)', [[gone, unseen]]);
    await world.owner.query("update blood_donor set notes = 'later, on the laptop' where id = $1", [edited]);
    await sync(world);
    expect(await differences(world.owner, cloud.owner, area)).toEqual([]);
    const { rows } = await world.owner.query(
      'select id, notes, address from blood_donor where id = any ($1) order by notes',
      [[gone, edited, unseen]],
    );
    // What the cloud changed and the laptop had not written yet is not deleted unseen.
    expect(rows).toEqual([
      { id: unseen, notes: 'in the cloud', address: 'there' },
      { id: edited, notes: 'later, on the laptop', address: 'there' },
    ]);
  } finally {
    await world.owner.end();
    await world.app.end();
  }
});

test('a copy that was cut is finished, and what changed since is fetched in the same run', async () => {
  const world = newWorld(() => 0.5);
  try {
    await sync(world);
    await addCloudDonors(600);
    await expect(sync(world, { diesOnce: 'select from sync_self where pull is not null' })).rejects.toThrow(
      'killed on purpose',
    );
    await addCloudDonor();
    await sync(world);
    expect(await differences(world.owner, cloud.owner, area)).toEqual([]);
  } finally {
    await world.owner.end();
    await world.app.end();
  }
});

test('a whole copy that was cut after its last page still removes what the cloud no longer has', async () => {
  const world = newWorld(() => 0.5);
  try {
    await addDonor(world);
    await sync(world);
    const [donor] = await someDonors(world.owner);
    await cloud.owner.query('delete from blood_donor where id = $1', [donor]);
    // As after months, or when the cloud was restored: the laptop's position says nothing any more.
    await world.owner.query('update sync_self set cursor = null');
    await expect(sync(world, { diesOnce: 'select from sync_self where is_whole' })).rejects.toThrow(
      'killed on purpose',
    );
    await sync(world);
    expect(await differences(world.owner, cloud.owner, area)).toEqual([]);
  } finally {
    await world.owner.end();
    await world.app.end();
  }
});

test('a cloud that lives on after a failover keeps the number of a laptop', async () => {
  const world = newWorld(() => 0.5);
  const numberOf = async () =>
    (await cloud.owner.query('select number from sync_device where id = $1', [device])).rows[0].number;
  try {
    await addDonor(world);
    await sync(world);
    const number = await numberOf();
    await cloud.owner.query('update sync_generation set xid = pg_current_xact_id()');
    await addDonor(world);
    await sync(world);
    expect(await numberOf()).toBe(number);
    expect(await differences(world.owner, cloud.owner, area)).toEqual([]);
  } finally {
    await world.owner.end();
    await world.app.end();
  }
});

test('a cloud that was restored from an older backup gets again what it had confirmed', async () => {
  const world = newWorld(() => 0.5);
  try {
    await sync(world);
    const { rows: before } = await cloud.owner.query('select number from sync_device where id = $1', [
      device,
    ]);
    await cloud.owner.query('insert into sync_number (area_id, number, device_id) values ($1, $2, $3)', [
      area,
      before[0].number + 1,
      device,
    ]);
    await cloud.owner.query(
      "update sync_device set number = $2, head_number = 0, head_hash = '' where id = $1",
      [device, before[0].number + 1],
    );
    await sync(world);
    await addDonor(world);
    const [donor] = await someDonors(world.owner);
    await sync(world);
    await forgetInCloud(donor ?? '', before[0].number);
    // Something is handed in after the restore and before the laptop has heard of it.
    await addDonor(world);
    await sync(world);
    expect(await differences(world.owner, cloud.owner, area)).toEqual([]);
    const { rows } = await cloud.owner.query('select count(*)::int as count from blood_donor where id = $1', [
      donor,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
    const { rows: after } = await cloud.owner.query('select number from sync_device where id = $1', [device]);
    expect(after[0].number, 'a number that may have been given is not given again').toBeGreaterThan(
      before[0].number + 1,
    );
  } finally {
    await world.owner.end();
    await world.app.end();
  }
});

test('a laptop that was enrolled again at a restored cloud hands in everything once more', async () => {
  const world = newWorld(() => 0.5);
  try {
    await addDonor(world);
    const [donor = ''] = await someDonors(world.owner);
    await sync(world);
    const { rows } = await cloud.owner.query('select number from sync_device where id = $1', [device]);
    await forgetInCloud(donor, rows[0].number);
    // As the enrolment leaves it.
    await world.owner.query('update sync_log set batch = 0 where batch is not null');
    await world.owner.query('delete from sync_batch');
    await sync(world);
    const { rows: found } = await cloud.owner.query('select id from blood_donor where id = $1', [donor]);
    expect(found).toEqual([{ id: donor }]);
    expect(await differences(world.owner, cloud.owner, area)).toEqual([]);
  } finally {
    await world.owner.end();
    await world.app.end();
  }
});

test('a donor that the cloud keeps keeps every deferral, and what was made of a deleted one is listed', async () => {
  const world = newWorld(() => 0.5);
  try {
    for (let place = 0; place < 4; place += 1) await addDonor(world);
    const [edited = '', deferred = '', gone = '', changed = ''] = await someDonors(world.owner);
    const own = await defer(world.owner, edited);
    const touched = await defer(world.owner, changed);
    await sync(world);
    await cloud.owner.query("update blood_deferral set reason = 'epilepsy' where id = $1", [touched]);
    await cloud.owner.query("update blood_donor set notes = 'moved' where id = $1", [edited]);
    const unseen = await defer(cloud.owner, deferred);
    await cloud.owner.query('delete from blood_donor where id = $1', [gone]);
    await world.owner.query('delete from blood_donor where id = any ($1)', [[edited, deferred, changed]]);
    const unsent = await defer(world.owner, gone);
    await sync(world, { act: 'prepare' });
    await sync(world);
    expect(await differences(world.owner, cloud.owner, area)).toEqual([]);
    const { rows } = await cloud.owner.query(
      'select id, donor_id from blood_deferral where donor_id = any ($1) order by id',
      [[edited, deferred, gone, changed]],
    );
    expect(rows).toEqual([
      { id: own, donor_id: edited },
      { id: touched, donor_id: changed },
      { id: unseen, donor_id: deferred },
    ]);
    const { rows: listed } = await cloud.owner.query(
      'select row_id, kind, fields from sync_conflict where row_id = any ($1) order by row_id',
      [[edited, deferred, changed, touched, unsent]],
    );
    expect(listed.map(({ row_id }) => row_id).sort()).toEqual(
      [edited, deferred, changed, touched, unsent].sort(),
    );
    expect(listed.find(({ row_id }) => row_id === unsent)).toMatchObject({ kind: 'deletedThere' });
    expect(JSON.stringify(listed)).toContain('permanent');
  } finally {
    await world.owner.end();
    await world.app.end();
  }
});

async function defer(pool: Pool, donor: string): Promise<string> {
  const id = newId();
  await pool.query(
    `insert into blood_deferral (area_id, id, centre_id, donor_id, device, reason, kind, since, day, rule_version, decided_by)
     values ($1, $2, $3, $4, coalesce((select number from sync_self where area_id = $1), 0), 'other', 'permanent', current_date, current_date, 1, $2)`,
    [area, id, centre, donor],
  );
  return id;
}

/**
 * As a restore leaves it: without the row, the batches about it and any trace of them, in another life; the laptop had
 * an older number then.
 */
async function forgetInCloud(donor: string, number: number): Promise<void> {
  const client = await cloud.owner.connect();
  try {
    await client.query("begin; select set_config('app.sync_apply', 'on', true)");
    await client.query('delete from blood_donor where id = $1', [donor]);
    await client.query('delete from sync_log where row_id = $1', [donor]);
    await client.query('delete from sync_row where row_id = $1', [donor]);
    await client.query('delete from sync_received where device_id = $1', [device]);
    await client.query('delete from sync_number where device_id = $1 and number > $2', [device, number]);
    await client.query("update sync_device set number = $2, head_number = 0, head_hash = '' where id = $1", [
      device,
      number,
    ]);
    await client.query('update sync_generation set xid = pg_current_xact_id()');
    await client.query('commit');
  } finally {
    client.release();
  }
}

interface World {
  chance(): number;
  pick<T>(list: readonly T[]): T;
  owner: Pool;
  app: Pool;
  ahead: number;
  /** Donors of the cloud that were edited on both sides since they were last equal: field → values. */
  edits: Map<string, { cloud?: string; laptop?: string }>;
  deletedInCloud: Set<string>;
  hasBackup: boolean;
  wasRestored: boolean;
}

const runs = SEED === undefined ? Array.from({ length: RUNS }, (_, seed) => seed + 1) : [Number(SEED)];

test(`${runs.length} random runs: both sides end equal, nothing is lost or double, every conflict is listed`, {
  timeout: Math.max(300_000, runs.length * 10_000),
}, async () => {
  for (const seed of runs)
    await oneRun(seed).catch((error: Error) => {
      throw new Error(`SYNC_SEED=${seed}: ${error.message}`, { cause: error });
    });
});

async function oneRun(seed: number): Promise<void> {
  const chance = chanceFrom(seed * 7_919);
  const world = newWorld(chance);
  try {
    const acts = 6 + Math.floor(chance() * 10);
    for (let act = 0; act < acts; act += 1) await world.pick(plays)(world);
    await settleDown(world);
  } finally {
    await world.owner.end();
    await world.app.end();
  }
}

function newWorld(chance: () => number): World {
  return {
    chance,
    pick: (list) => {
      const found = list[Math.floor(chance() * list.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    ...openLaptop(),
    ahead: 0,
    edits: new Map(),
    deletedInCloud: new Set(),
    hasBackup: false,
    wasRestored: false,
  };
}

function openLaptop(): { owner: Pool; app: Pool } {
  const [owner, app] = [laptopUrl.owner, laptopUrl.app].map((connectionString) => {
    const pool = new Pool({ connectionString, max: 3 });
    // Backends are killed on purpose.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  });
  if (!owner || !app) throw new Error('no pools');
  return { owner, app };
}

const plays: readonly ((world: World) => Promise<void>)[] = [
  addDonor,
  addDonor,
  addVisit,
  editLaptop,
  editLaptop,
  editCloud,
  editCloud,
  addCloudDonor,
  deferForEver,
  deleteSomewhere,
  jumpClock,
  badSync,
  badSync,
  badSync,
  backUp,
  restore,
];

/** Numbers are counted as the portal does: a restored laptop gives some of them again. */
async function addDonor({ owner }: World): Promise<void> {
  const id = newId();
  await owner.query(
    `insert into blood_donor (area_id, id, centre_id, number, card_code, name, gender, birth_date, phone)
     select $1, $2, $3, 1 + greatest(s.number * 1000000, (select max(d.number) from blood_donor d where d.number / 1000000 = s.number)), $4, $5, 'male', '1990-01-01', ''
     from sync_self s where s.area_id = $1`,
    [area, id, centre, code(), `Laptop ${id}`],
  );
}

async function addCloudDonors(count: number): Promise<void> {
  await cloud.owner.query(
    `insert into blood_donor (area_id, id, centre_id, number, card_code, name, gender, birth_date, phone)
     select $1, gen_random_uuid(), $2, n + (select coalesce(max(number), 0) from blood_donor where number < 1000000), 'D' || lpad(n::text, 9, '0'), 'Many ' || n,
       'male', '1990-01-01', '' from generate_series(1, $3::int) n`,
    [area, centre, count],
  );
}

async function addCloudDonor(): Promise<void> {
  const id = newId();
  await cloud.owner.query(
    `insert into blood_donor (area_id, id, centre_id, number, card_code, name, gender, birth_date, phone)
     select $1, $2, $3, 1 + coalesce(max(number), 0), $4, $5, 'male', '1990-01-01', '' from blood_donor where number < 1000000`,
    [area, id, centre, code(), `Cloud ${id}`],
  );
}

/** A visit goes on by a step, or a new one begins. */
async function addVisit({ owner, chance }: World): Promise<void> {
  await owner.query(
    `update blood_visit set status = 5, desk_name = $2, since = now() where area_id = $1 and status = 1 and outcome = ''
       and id = (select id from blood_visit where area_id = $1 and status = 1 and outcome = '' order by id desc limit 1)`,
    [area, String(chance())],
  );
  await owner.query(
    `insert into blood_visit (area_id, id, centre_id, camp_id, donor_id, number, device, day, since, registered_at)
     select $1, $2, $3, $4, d.id, 1 + greatest(s.number * 1000000, (select max(v.number) from blood_visit v where v.number / 1000000 = s.number)), s.number, current_date, now(), now()
     from sync_self s, blood_donor d where s.area_id = $1 and d.area_id = $1
       and not exists (select from blood_visit v where v.area_id = $1 and v.camp_id = $4 and v.donor_id = d.id and v.outcome = '')
     order by d.id desc limit 1`,
    [area, newId(), centre, camp],
  );
}

const fields = ['phone', 'address', 'notes'] as const;

async function someDonors(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(
    "select id from blood_donor where area_id = $1 and name ~ '^(Laptop|Cloud)' order by id desc limit 4",
    [area],
  );
  return rows.map(({ id }) => id);
}

async function editLaptop(world: World): Promise<void> {
  await edit(world, 'laptop', world.owner);
}

async function editCloud(world: World): Promise<void> {
  await edit(world, 'cloud', cloud.owner);
}

async function edit(world: World, side: 'laptop' | 'cloud', pool: Pool): Promise<void> {
  const donors = await someDonors(pool);
  if (donors.length === 0) return;
  const [donor, field, value] = [
    world.pick(donors),
    world.pick(fields),
    `${side} ${Math.floor(world.chance() * 1e6)}`,
  ];
  await pool.query(`update blood_donor set ${field} = $3 where area_id = $1 and id = $2`, [
    area,
    donor,
    value.slice(0, 24),
  ]);
  const key = `${donor} ${field}`;
  world.edits.set(key, { ...world.edits.get(key), [side]: value.slice(0, 24) });
}

async function deferForEver({ chance, owner }: World): Promise<void> {
  const pool = chance() < 0.5 ? owner : cloud.owner;
  const number = pool === owner ? '(select number from sync_self where area_id = $1)' : '0';
  await pool.query(
    `insert into blood_deferral (area_id, id, centre_id, donor_id, device, reason, kind, since, day, rule_version, decided_by)
     select $1, $2, $3, id, ${number}, 'other', 'permanent', current_date, current_date, 1, $2 from blood_donor where area_id = $1 and name ~ '^Laptop' order by id desc limit 1`,
    [area, newId(), centre],
  );
}

/** Only donors that nothing refers to can be deleted; deferrals go with them. */
async function deleteSomewhere({ chance, owner, deletedInCloud }: World): Promise<void> {
  const pool = chance() < 0.5 ? owner : cloud.owner;
  const { rows } = await pool.query(
    `delete from blood_donor d where d.area_id = $1 and d.id = (select d.id from blood_donor d where d.area_id = $1 and d.name ~ '^(Laptop|Cloud)'
       and not exists (select from blood_visit v where v.area_id = $1 and v.donor_id = d.id) order by d.id desc limit 1) returning d.id`,
    [area],
  );
  for (const { id } of rows) deletedInCloud.add(id);
}

async function jumpClock(world: World): Promise<void> {
  world.ahead = Math.round((world.chance() - 0.5) * 20 * DAY);
  await world.owner.query('update test_clock set ahead = $1', [world.ahead]);
}

/** A line that cuts, delays, doubles, truncates and reorders, and processes that die in between. */
function badLine({ chance }: World, controller: AbortController): Send {
  let held: (() => void) | null = null;
  return async (url, body, signal) => {
    const post = async () => {
      const reply = await fetch(url, {
        ...{ method: 'POST', signal, body: typeof body === 'string' ? body : new Uint8Array(body) },
        headers: {
          'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream',
        },
      });
      return { status: reply.status, body: Buffer.from(await reply.arrayBuffer()) };
    };
    const luck = chance();
    if (luck < 0.08) throw new Error('cut before it was sent');
    if (luck < 0.16) {
      await post();
      throw new Error('cut before the answer came');
    }
    if (luck < 0.22) await Promise.allSettled([post(), post()]);
    if (luck < 0.26) {
      // Comes late, after others.
      held = () => void post().catch(() => undefined);
      throw new Error('delayed');
    }
    if (luck < 0.3 && held) {
      held();
      held = null;
    }
    if (luck < 0.34) controller.abort(new Error('the laptop was killed'));
    if (luck < 0.36)
      void cloud.owner
        .query(
          "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'sewa-portal' and state <> 'idle'",
        )
        .catch(() => undefined);
    const reply = await post();
    if (luck > 0.96) return { ...reply, body: reply.body.subarray(0, Math.floor(reply.body.length / 2)) };
    if (luck > 0.94) controller.abort(new Error('the laptop was killed'));
    return reply;
  };
}

interface SyncLine {
  send?: Send;
  signal?: AbortSignal;
  /** A query: the laptop is killed after the first commit that gives it rows. */
  diesOnce?: string;
  act?: 'prepare' | 'handIn';
}

async function sync(
  world: World,
  { send, signal = new AbortController().signal, diesOnce, act = 'handIn' }: SyncLine = {},
): Promise<SyncResult> {
  const transact: Transact = async (run) => {
    const client = await world.app.connect();
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const done = await run(kyselyOn(client));
      // A process that dies before its commit, and one that dies after it.
      if (send && world.chance() < 0.02) throw new Error('killed before the commit');
      await client.query('commit');
      if (send && world.chance() < 0.02) throw new Error('killed after the commit');
      if (diesOnce && (await world.owner.query(diesOnce)).rowCount !== 0)
        throw new Error('killed on purpose');
      return done;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return runSync(
    {
      ...{
        area,
        modules: [bloodSync],
        log: silent,
        signal,
        transact,
        key: await loadKey(laptop.dataDir, device),
      },
      ...{ now: () => Date.now() + world.ahead, pause: async () => undefined, report: () => undefined },
      ...(send ? { send } : {}),
    },
    { act },
  );
}

async function badSync(world: World): Promise<void> {
  const controller = new AbortController();
  const before = new Map(world.edits);
  // However it ends, the next one goes on from there.
  const ended = await sync(world, { send: badLine(world, controller), signal: controller.signal }).catch(
    () => null,
  );
  if (ended !== null && !world.wasRestored) await checkEdits(before);
  // Values may have crossed in a run that broke off: what each side has now is where the next edit begins.
  world.edits.clear();
}

/** Of two edits of one field one stands on both sides, and the other is listed. */
async function checkEdits(edits: World['edits']): Promise<void> {
  for (const [key, { cloud: ours, laptop: theirs }] of edits) {
    if (ours === undefined || theirs === undefined) continue;
    const [donor = '', field = ''] = key.split(' ');
    const { rows } = await cloud.owner.query(
      `select ${field} as value from blood_donor where area_id = $1 and id = $2`,
      [area, donor],
    );
    const listed = await cloud.owner.query(
      'select fields from sync_conflict where area_id = $1 and row_id = $2',
      [area, donor],
    );
    const lost = rows.length === 0 ? theirs : [ours, theirs].find((value) => value !== rows[0].value);
    if (rows.length > 0) expect([ours, theirs]).toContain(rows[0].value);
    expect(JSON.stringify(listed.rows)).toContain(lost);
  }
}

/** As it was some acts ago: its numbers, its log and what it knows of the cloud. */
async function backUp(world: World): Promise<void> {
  await copyLaptop(world, 'backup');
  world.hasBackup = true;
}

async function restore(world: World): Promise<void> {
  if (!world.hasBackup) return;
  await copyLaptop(world, 'restore');
  world.wasRestored = true;
  world.edits.clear();
}

async function copyLaptop(world: World, act: 'backup' | 'restore'): Promise<void> {
  await world.owner.end();
  await world.app.end();
  const url = new URL(laptopUrl.owner);
  const name = url.pathname.slice(1);
  const copy = `${name}_copy`;
  const [from, to] = act === 'backup' ? [name, copy] : [copy, name];
  const client = await connectToMaintenance(url);
  try {
    // A connection that was cut goes when its backend notices; the owner may not end those of the application's role.
    await expect.poll(() => countConnections(client, [from, to])).toBe(0);
    await lockClones(client);
    await client.query(`drop database if exists ${to}`);
    await client.query(`create database ${to} template ${from} strategy file_copy`);
  } finally {
    await client.end();
    // Also after a failure, which would be hidden by that of closing them twice.
    Object.assign(world, openLaptop());
  }
  await world.owner.query('update test_clock set ahead = $1', [world.ahead]);
}

async function countConnections(client: Client, databases: readonly string[]): Promise<number> {
  const { rows } = await client.query('select from pg_stat_activity where datname = any ($1)', [databases]);
  return rows.length;
}

/** On a good line everything gets through, and both sides have the same. */
async function settleDown(world: World): Promise<void> {
  const made = await world.owner.query<{ id: string; name: string }>(
    "select id, name from blood_donor where area_id = $1 and name ~ '^Laptop'",
    [area],
  );
  const visits = await world.owner.query<{ id: string }>('select id from blood_visit where area_id = $1', [
    area,
  ]);
  const result = await sync(world);
  if (!world.wasRestored) await checkEdits(world.edits);
  expect(await differences(world.owner, cloud.owner, area)).toEqual([]);
  expect(result.compared.map(({ isEqual }) => isEqual)).not.toContain(false);
  const there = new Set(
    (await cloud.owner.query('select id from blood_donor union all select id from blood_visit')).rows.map(
      ({ id }) => id,
    ),
  );
  const listed = new Set(
    (
      await cloud.owner.query(
        'select row_id from sync_conflict union all select row_id from sync_row where is_deleted',
      )
    ).rows.map(({ row_id }) => row_id),
  );
  const lost = [...made.rows, ...visits.rows].filter(({ id }) => !there.has(id) && !listed.has(id));
  expect(lost).toEqual([]);
  const { rows: twice } = await cloud.owner.query(
    'select name from blood_donor where area_id = $1 group by name having count(*) > 1',
    [area],
  );
  expect(twice.filter(({ name }) => /^Laptop|^Cloud/.test(name))).toEqual([]);
  const { rows: waiting } = await world.owner.query(
    'select count(*)::int as count from sync_log where batch is null and after is not null',
  );
  expect(waiting).toEqual([{ count: 0 }]);
}

function code(): string {
  return `D${newId().replaceAll('-', '').slice(-9).toUpperCase()}`;
}
