import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { verifyArchive } from '../../commands/read-archive.ts';
import { openTestDatabase } from '../../testing/test-portal.ts';
import { backupName, keepNewest, newestBackup } from './backup-files.ts';
import { openBackups } from './backups.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
let parent: string;
let stick: string;
let dataDir: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'sewa backups '));
  stick = join(parent, 'stick');
  dataDir = join(parent, 'data');
  await mkdir(dataDir);
});
/** A backup yields to everything else on the machine, the other tests included. */
const patience = { timeout: 240_000 };

afterEach(() => rm(parent, { recursive: true, force: true }));

test('backups go to the stick when it is there and to the laptop when it is not, and say so', async () => {
  const { ownerUrl } = await openTestDatabase();
  const backupPassphrase = 'a passphrase of the camp';
  const config = { dataDir, databaseUrl: ownerUrl, backupDir: stick, backupPassphrase };
  const backups = openBackups(config, log, { firstMs: 1, everyMs: 3_600_000, againMs: 300 });
  expect(await backups.state()).toEqual({ at: null, problem: null, isOld: true });
  backups.start();
  try {
    await expect.poll(() => backups.state(), patience).toMatchObject({ at: null, problem: 'missing' });
    const [own = ''] = await readdir(join(dataDir, 'backups'));
    const archive = join(dataDir, 'backups', own);
    expect((await verifyArchive(archive, backupPassphrase)).tables.length).toBeGreaterThan(50);
    await expect(verifyArchive(archive)).rejects.toThrow('it is encrypted');
    await expect(readdir(stick)).rejects.toThrow('ENOENT');
    // It is tried again by itself.
    await mkdir(stick);
    await expect.poll(() => backups.state(), patience).toMatchObject({ problem: null, isOld: false });
  } finally {
    await backups.close();
  }
  const names = (await readdir(stick)).sort();
  for (const name of names) await verifyArchive(join(stick, name), backupPassphrase);
  // One when it came back and one at the end, unless both were made within a second.
  expect(names.length).toBeGreaterThanOrEqual(1);
  expect(names.every((name) => name.endsWith('.tar.gz'))).toBe(true);
});

test('one that is asked for while another is made follows it, although that one saw less', async () => {
  const { ownerUrl } = await openTestDatabase();
  await mkdir(stick);
  const config = { dataDir, databaseUrl: ownerUrl, backupDir: stick, backupPassphrase: null };
  const given = { firstMs: 1, everyMs: 3_600_000, soonMs: 1_100 };
  const backups = openBackups(config, log, given);
  backups.start();
  try {
    await expect.poll(() => readdir(stick), patience).toHaveLength(1);
    backups.soon();
    const made = async () => (await readdir(stick)).filter((name) => name.endsWith('.tar.gz'));
    await expect.poll(made, patience).toHaveLength(2);
  } finally {
    await backups.close();
  }
});

// A folder in which nobody can write, not even root.
test.skipIf(process.platform !== 'linux')(
  'a stick that cannot be written is reported, and the laptop has the backup',
  async () => {
    const { ownerUrl } = await openTestDatabase();
    const backupDir = '/proc';
    const config = { dataDir, databaseUrl: ownerUrl, backupDir, backupPassphrase: null };
    const backups = openBackups(config, log);
    await backups.make();
    expect(await backups.state()).toMatchObject({ at: null, problem: 'failed', isOld: true });
    expect(await readdir(join(dataDir, 'backups'))).toHaveLength(1);
  },
);

test('a database that does not answer is a failed backup and leaves nothing behind', async () => {
  await mkdir(stick);
  const databaseUrl = 'postgresql://nobody:nothing@127.0.0.1:1/nowhere';
  const backups = openBackups({ dataDir, databaseUrl, backupDir: stick, backupPassphrase: null }, log);
  await backups.make();
  expect(await backups.state()).toEqual({ at: null, problem: 'failed', isOld: true });
  expect(await readdir(stick)).toEqual([]);
  // Never started: nothing is made at the end.
  await backups.close();
});

test('only the newest of the laptop’s own backups are kept, and the age of the newest is known', async () => {
  await mkdir(stick);
  const at = (hours: number) => backupName(new Date(Date.UTC(2026, 10, 16, hours, 5, 9)));
  const others = ['holiday.jpg', 'sewa-portal-2026-11-16T08-00-00Z.tar.gz'];
  for (const name of [...others, at(8), at(10), at(9), `${at(7)}.4711.part`])
    await writeFile(join(stick, name), '');
  await keepNewest(stick, 2);
  expect((await readdir(stick)).sort()).toEqual([at(9), at(10), ...others].sort());
  expect(await newestBackup(stick)).toEqual(new Date(Date.UTC(2026, 10, 16, 10, 5, 9)));
  expect(await newestBackup(join(parent, 'nowhere'))).toBeNull();
});
