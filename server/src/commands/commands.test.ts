// Long because all of it begins with one archive that takes seconds to make.
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fillDemoArea } from '../../../demo/fill-demo-area.ts';
import { type Embedded, startEmbedded } from '../platform/db/embedded/start-embedded.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDiskStore } from '../platform/files/disk-store.ts';
import { copyData } from '../testing/copy-data.ts';
import { backUp } from './back-up.ts';
import { emptyData } from './empty-data.ts';
import { migrateToArchive, refuseNewer } from './migrate-to-archive.ts';
import { putBack } from './put-back.ts';
import { entriesOf, verifyArchive } from './read-archive.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const databaseUrl = null;
let parent: string;
let source: string;
let target: string;
let archive: string;
/** A portal into which the archive was restored; the tests that begin with one get a copy. */
let restored: string;
let kept: string;
const photo = Buffer.from([0xff, 0xd8, 0xff, 0, 1, 2]);

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sewa backup '));
  await chmod(parent, 0o755);
  source = join(parent, 'source');
  archive = join(parent, 'archives', 'whole.tar.gz');
  await running(source, async ({ ownerUrl, settle }) => {
    await migrate(ownerUrl, log);
    await fillDemoArea(ownerUrl);
    await query(
      ownerUrl,
      `update app_user set name = E'tab\\t, \\\\N, line\\n, ਸੇਵਾ, 🙂' where username = 'clerk'`,
    );
    // More than one piece of a table.
    await query(
      ownerUrl,
      `insert into change_log (area_id, entity, kind, after)
       select id, 'test', 4, jsonb_build_object('n', n, 'x', repeat('x', 150))
       from (select id from area limit 1) a, generate_series(1, 30000) n`,
    );
    // Of a month that the portal it is restored into does not have yet.
    await query(
      ownerUrl,
      `insert into change_log (area_id, entity, kind, at) select id, 'test', 4, '2024-03-15' from area limit 1`,
    );
    await query(ownerUrl, 'select keep_change_parts() as value');
    await settle();
  });
  await mkdir(join(source, 'files', 'photos'), { recursive: true });
  await writeFile(join(source, 'files', 'photos', 'a b.bin'), Buffer.from([0, 1, 2, 255]));
  await writeFile(join(source, 'files', 'empty'), '');
  kept = await (await openDiskStore(source)).put(photo);
  await writeFile(join(source, 'files.drafts', 'half'), 'an upload that never ended');
  await backUp({ dataDir: source, databaseUrl }, archive);
  restored = join(parent, 'restored');
  await putBack({ config: { dataDir: restored, databaseUrl }, file: archive, mayReplace: never });
});
beforeEach(async () => {
  target = await mkdtemp(join(parent, 'target '));
});
afterEach(() => rm(target, { recursive: true, force: true }));
afterAll(() => rm(parent, { recursive: true, force: true }));

const never = async () => {
  throw new Error('asked although there is nothing to replace');
};

test('a backup restored into an empty portal gives the same rows, sequences and files', async () => {
  const manifest = await putBack({
    config: { dataDir: target, databaseUrl },
    file: archive,
    mayReplace: never,
  });
  expect(manifest.tables.find(({ name }) => name === 'app_user')?.rows).toBe(7);
  expect(
    manifest.entries.filter(({ name }) => name.startsWith('tables/public.change_log/')).length,
  ).toBeGreaterThan(1);
  const again = join(parent, 'again.tar.gz');
  const second = await backUp({ dataDir: target, databaseUrl }, again);
  expect({ ...second, madeAt: '' }).toEqual({ ...manifest, madeAt: '' });
  expect(await readFile(join(target, 'files', 'photos', 'a b.bin'))).toEqual(Buffer.from([0, 1, 2, 255]));
  expect((await readdir(target)).sort()).toEqual(['database', 'database.json', 'database.log', 'files']);
});

test('what the file store keeps comes back to it, for nobody else to read; what it was still writing does not', async () => {
  await copyRestored();
  expect(await readdir(target)).not.toContain('files.drafts');
  const file = await (await openDiskStore(target)).get(kept);
  expect(file && (await buffer(file))).toEqual(photo);
  const path = join(target, 'files', kept.slice(0, 2), kept.slice(2, 4), kept);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(dirname(path))).mode & 0o777).toBe(0o700);
});

test('a restored portal is no new one, goes on counting, and its change log lies in the past', async () => {
  await copyRestored();
  await running(target, async ({ ownerUrl, isNew }) => {
    expect(isNew).toBe(false);
    await migrate(ownerUrl, log);
    const highest = await query(ownerUrl, 'select max(id) as value from change_log');
    await query(ownerUrl, `update app_user set name = 'New' where username = 'clerk'`);
    expect(Number(await query(ownerUrl, 'select max(id) as value from change_log'))).toBe(
      Number(highest) + 1,
    );
    const future = 'select count(*)::int as value from change_log where xid > pg_current_xact_id()';
    expect(await query(ownerUrl, future)).toBe(0);
    expect(await query(ownerUrl, 'select count(*)::int as value from change_log_2024_03')).toBe(1);
    // Each entry was written into its month at once.
    expect(await query(ownerUrl, `select pg_relation_size('change_log_other')::int as value`)).toBe(0);
  });
});

test('a backup of a running portal is one moment: a row and its change log agree', async () => {
  await running(source, async ({ ownerUrl }) => {
    const before = await rowsIn(archive);
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    let written = 0;
    let isWriting = true;
    const writing = (async () => {
      for (; isWriting; written += 1) {
        await client.query(`update app_user set name = 'Zone ${written}' where username = 'zone'`);
      }
    })();
    await expect.poll(() => written, { interval: 5 }).toBeGreaterThan(5);
    const file = join(parent, 'running.tar.gz');
    await backUp({ dataDir: source, databaseUrl }, file);
    const writtenAtTheEnd = written;
    isWriting = false;
    await writing;
    await client.end();

    const after = await rowsIn(file);
    expect(after.version - before.version).toBeGreaterThan(5);
    expect(after.version - before.version).toBeLessThan(writtenAtTheEnd);
    expect(after.changes - before.changes).toBe(after.version - before.version);
  });
});

test('an older archive is loaded as it was and brought on afterwards, a newer one is refused', async () => {
  const manifest = await verifyArchive(archive);
  const older = { ...manifest, migrations: manifest.migrations.slice(0, 1) };
  const hasUsers = `select to_regclass('app_user') is not null as value`;
  await running(target, async ({ ownerUrl }) => {
    const migrateOn = await migrateToArchive(ownerUrl, older);
    expect(await query(ownerUrl, hasUsers)).toBe(false);
    await migrateOn();
    expect(await query(ownerUrl, hasUsers)).toBe(true);
    expect(await query(ownerUrl, 'select count(*)::int as value from migration')).toBe(
      manifest.migrations.length,
    );
  });
  const newer = {
    ...manifest,
    migrations: [...manifest.migrations, { version: 9999, name: '9999_later.sql' }],
  };
  await expect(refuseNewer(newer)).rejects.toThrow('Update first');
});

describe('restoring over data', () => {
  beforeEach(copyRestored);

  test('is refused unless told, and then replaces everything', async () => {
    await running(target, ({ ownerUrl }) => query(ownerUrl, 'create table mine as select 1 as value'));
    await writeFile(join(target, 'files', 'mine'), '');
    const config = { dataDir: target, databaseUrl };
    await expect(putBack({ config, file: archive, mayReplace: async () => false })).rejects.toThrow(
      'Nothing was changed',
    );
    expect(await readdir(join(target, 'files'))).toContain('mine');
    await running(target, async ({ ownerUrl }) =>
      expect(await query(ownerUrl, 'select value from mine')).toBe(1),
    );

    await putBack({ config, file: archive, mayReplace: async () => true });
    expect(await readdir(join(target, 'files'))).not.toContain('mine');
    await running(target, async ({ ownerUrl, superuserUrl }) => {
      await expect(query(ownerUrl, 'select value from mine')).rejects.toThrow('does not exist');
      const names = `select string_agg(datname, ' ' order by datname) as value from pg_database where not datistemplate`;
      expect(await query(superuserUrl, names)).toBe('postgres sewa');
    });
  });

  test('is refused while a server runs', async () => {
    await running(target, async () => {
      const restoring = putBack({
        config: { dataDir: target, databaseUrl },
        file: archive,
        mayReplace: async () => true,
      });
      await expect(restoring).rejects.toThrow('already uses DATA_DIR');
    });
  });
});

test('an outside database is filled when it is empty and its role may load', async () => {
  await running(target, async ({ ownerUrl, superuserUrl }) => {
    const dataDir = join(target, 'of the server');
    const order = { config: { dataDir, databaseUrl: ownerUrl }, file: archive, mayReplace: never };
    await expect(putBack(order)).rejects.toThrow('grant set on parameter');
    await query(superuserUrl, 'grant set on parameter session_replication_role to sewa_owner');
    const manifest = await putBack(order);
    expect(await query(ownerUrl, 'select count(*)::int as value from app_user')).toBe(7);
    expect(await readdir(join(dataDir, 'files'))).toEqual([kept.slice(0, 2), 'empty', 'photos'].sort());
    const again = await backUp(order.config, join(parent, 'outside.tar.gz'));
    expect(again.entries).toEqual(manifest.entries);
    await expect(putBack(order)).rejects.toThrow('is not empty');
  });
});

describe('a broken archive changes nothing', () => {
  const damages: Record<string, (whole: Buffer) => Buffer> = {
    'cut off': (whole) => whole.subarray(0, whole.length - 500),
    'cut off inside, with a valid end': (whole) => gzipSync(gunzipSync(whole).subarray(0, 100_352)),
    'a changed byte in a table': (whole) => {
      const tar = gunzipSync(whole);
      tar[tar.indexOf('clerk')] = 0x43;
      return gzipSync(tar);
    },
    'not an archive': () => Buffer.from('hello'),
    empty: () => Buffer.alloc(0),
  };

  test.each(Object.keys(damages))('%s', async (damage) => {
    const file = join(parent, 'broken.tar.gz');
    const whole = await readFile(archive);
    await writeFile(file, damages[damage]?.(whole) ?? whole);
    const restoring = putBack({ config: { dataDir: target, databaseUrl }, file, mayReplace: never });
    await expect(restoring).rejects.toThrow('is no whole backup');
    expect(await readdir(target)).toEqual([]);
  });

  test('a name that leads out of the folder', async () => {
    const file = join(parent, 'broken.tar.gz');
    const tar = gunzipSync(await readFile(archive))
      .toString('latin1')
      .replaceAll('files/photos/a b.bin', 'files/../photos/a.bi');
    await writeFile(file, gzipSync(Buffer.from(fixHeaders(tar), 'latin1')));
    await expect(verifyArchive(file)).rejects.toThrow('belongs nowhere');
  });
});

describe('reset', () => {
  test('empties what is ours and leaves backups and strangers alone', async () => {
    await copyRestored();
    await mkdir(join(target, 'backups'));
    await writeFile(join(target, 'secret'), 'x');
    await (await openDiskStore(target)).put(photo);
    await writeFile(join(target, 'a letter'), '');
    await emptyData(target);
    expect((await readdir(target)).sort()).toEqual(['a letter', 'backups']);
    await running(target, async ({ isNew }) => expect(isNew).toBe(true));
  });

  test('refuses while a server runs', async () => {
    await running(target, async ({ ownerUrl }) => {
      await expect(emptyData(target)).rejects.toThrow('already uses DATA_DIR');
      expect(await query(ownerUrl, 'select 1 as value')).toBe(1);
    });
  });

  test('is content with a folder that is not there', async () => {
    await emptyData(join(target, 'nowhere'));
  });
});

/** The version of the user `zone` and the number of changes of users, as the archive has them. */
async function rowsIn(file: string): Promise<{ version: number; changes: number }> {
  const { tables } = await verifyArchive(file);
  const rows = { app_user: '', change_log: '' };
  for await (const { name, content } of entriesOf(file)) {
    const bytes = await text(content);
    for (const table of ['app_user', 'change_log'] as const) {
      if (name.startsWith(`tables/public.${table}/`)) rows[table] += bytes;
    }
  }
  const field = (table: string, line: string, column: string) =>
    line.split('\t')[tables.find(({ name }) => name === table)?.columns.indexOf(column) ?? -1];
  const zone = rows.app_user.split('\n').find((line) => field('app_user', line, 'username') === 'zone') ?? '';
  const changes = rows.change_log
    .split('\n')
    .filter(
      (line) =>
        field('change_log', line, 'entity') === 'app_user' && field('change_log', line, 'kind') === '3',
    );
  return { version: Number(field('app_user', zone, 'version')), changes: changes.length };
}

async function copyRestored(): Promise<void> {
  await rm(target, { recursive: true });
  await copyData(restored, target);
}

async function running<T>(dataDir: string, work: (embedded: Embedded) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dataDir, log });
  return work(embedded).finally(() => embedded.stop());
}

async function query(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(text);
    return rows[0]?.value;
  } finally {
    await client.end();
  }
}

/** The tar header's own sum must be right again, or the damage would be found too early. */
function fixHeaders(tar: string): string {
  const bytes = Buffer.from(tar, 'latin1');
  for (let at = 0; at < bytes.length; at += 512) {
    if (bytes.toString('latin1', at + 257, at + 262) !== 'ustar') continue;
    bytes.fill(' ', at + 148, at + 156);
    const sum = bytes.subarray(at, at + 512).reduce((total, byte) => total + byte, 0);
    bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, at + 148, 'latin1');
  }
  return bytes.toString('latin1');
}
