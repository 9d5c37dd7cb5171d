import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFirstAdmin } from '../first-admin.ts';
import { type Embedded, startEmbedded } from '../platform/db/embedded/start-embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDiskStore } from '../platform/files/disk-store.ts';
import { copyData } from '../testing/copy-data.ts';
import { expectGone } from '../testing/database-process.ts';
import { readValue, silentLog } from '../testing/embedded-place.ts';
import { findPostmasterPid } from '../testing/postmaster-pid.ts';
import { backUp } from './back-up.ts';
import { finishRestore } from './finish-restore.ts';
import { isBeingRestored } from './outside-restore.ts';
import { putBack } from './put-back.ts';

let parent: string;
let archive: string;
/** A portal with data of its own, over which the archive is restored. */
let replaced: string;
let archived: string;
let present: string;
const mayReplace = async () => true;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sewa killed restore '));
  await chmod(parent, 0o755);
  const source = join(parent, 'source');
  archive = join(parent, 'archive.tar.gz');
  archived = await makePortal(source, 'archived');
  await backUp({ dataDir: source, databaseUrl: null }, archive);
  replaced = join(parent, 'replaced');
  present = await makePortal(replaced, 'present');
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const points = [
  'the archive is whole',
  'an empty database is made',
  'its tables are made',
  'loading app_user',
  'rows and files are loaded',
  'its tables are up to date',
  'the database is in its place',
  'the old files are set aside',
  'the files are in their place',
  'the old files are in the bin',
  'the old database is dropped',
];

// Most of it is waiting for a database to start and to stop.
test.concurrent.each(points)(
  'killed after "%s": one portal is whole, and the restore can be repeated',
  async (point) => {
    const dataDir = join(parent, `target ${points.indexOf(point)}`);
    await copyData(replaced, dataDir);
    const isSwitched = points.indexOf(point) >= points.indexOf('the database is in its place');
    const config = { dataDir, databaseUrl: null };
    await killAt(config, point);

    // What a start does.
    await running(dataDir, async ({ ownerUrl, superuserUrl }) => {
      await finishRestore(dataDir, superuserUrl);
      const expected = isSwitched ? 'archived' : 'present';
      expect(await readValue(ownerUrl, 'select name as value from app_user')).toBe(expected);
    });
    expect(await filesIn(dataDir)).toEqual(isSwitched ? [true, false, true] : [false, true, false]);

    await putBack({ config, file: archive, mayReplace });
    await running(dataDir, async ({ ownerUrl, superuserUrl }) => {
      expect(await readValue(ownerUrl, 'select name as value from app_user')).toBe('archived');
      const names = `select string_agg(datname, ' ' order by datname) as value from pg_database where not datistemplate`;
      expect(await readValue(superuserUrl, names)).toBe('postgres sewa');
      for (const table of ['session', 'one_time_code', 'idempotency_key'])
        expect(await readValue(ownerUrl, `select count(*)::int as value from ${table}`)).toBe(0);
    });
    expect(await filesIn(dataDir)).toEqual([true, false, true]);
    await rm(dataDir, { recursive: true, force: true });
  },
);

test('a restore into an outside database can be repeated, and no portal starts before it is done', async () => {
  const dataDir = join(parent, 'outside');
  await running(replaced, async ({ ownerUrl, superuserUrl }) => {
    const admin = new URL(superuserUrl);
    await readValue(admin.href, 'grant set on parameter session_replication_role to sewa_owner');
    for (const [index, point] of [
      'its tables are made',
      'loading app_user',
      'rows and files are loaded',
    ].entries()) {
      const name = `outside_${index}`;
      await readValue(superuserUrl, `create database ${name} owner sewa_owner`);
      const databaseUrl = Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href;
      const config = { dataDir, databaseUrl };
      await killAt(config, point);
      expect(await isBeingRestored(databaseUrl)).toBe(true);
      await putBack({ config, file: archive, mayReplace });
      expect(await isBeingRestored(databaseUrl)).toBe(false);
      expect(await readValue(databaseUrl, 'select name as value from app_user')).toBe('archived');
      expect(await (await openDiskStore(dataDir)).has(archived)).toBe(true);
    }
  });
});

/** One user, one file, and something of everything that a restore ends. Says under which hash the file is. */
async function makePortal(dataDir: string, name: string): Promise<string> {
  await running(dataDir, async ({ ownerUrl, settle }) => {
    await migrate(ownerUrl, silentLog);
    await createFirstAdmin(ownerUrl);
    await readValue(ownerUrl, `update app_user set name = '${name}'`);
    for (const insert of [
      `session (token_hash, user_id, address, agent) select sha256('x'), id, '', ''`,
      `one_time_code (user_id, code_hash, expires_at, by_mail) select id, sha256('x'), now() + interval '1 day', true`,
      `idempotency_key (user_id, key, endpoint, reply) select id, gen_random_uuid(), 'x', '{}'`,
    ])
      await readValue(ownerUrl, `insert into ${insert} from app_user`);
    await settle();
  });
  return (await openDiskStore(dataDir)).put(Buffer.from(name));
}

/** The archived file in the store, the present one in the store, the present one in the bin. */
async function filesIn(dataDir: string): Promise<boolean[]> {
  const files = await openDiskStore(dataDir);
  const binned: string[] = [];
  for await (const { hash } of files.bin.list()) binned.push(hash);
  return [await files.has(archived), await files.has(present), binned.includes(present)];
}

async function killAt(config: { dataDir: string; databaseUrl: string | null }, point: string): Promise<void> {
  const module = new URL('put-back.ts', import.meta.url).href;
  const script = `
    const { putBack } = await import(${JSON.stringify(module)});
    const [config, file, point] = process.argv.slice(1);
    const progress = async (step) => {
      if (step === point) process.kill(process.pid, 'SIGKILL');
    };
    await putBack({ config: JSON.parse(config), file, mayReplace: async () => true, progress });`;
  const words = ['--input-type=module', '-e', script, JSON.stringify(config), archive, point];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

async function running<T>(dataDir: string, work: (embedded: Embedded) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir, log: silentLog });
  const pid = await findPostmasterPid(dataDir);
  try {
    return await work(embedded);
  } finally {
    await embedded.stop();
    await expectGone(pid);
  }
}
