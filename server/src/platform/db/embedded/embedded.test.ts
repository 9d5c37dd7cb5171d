import { once } from 'node:events';
import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect } from 'vitest';
import { expectGone } from '../../../testing/database-process.ts';
import { readValue, test } from '../../../testing/embedded-place.ts';
import { canEnter, findInPasswd, isRoot } from './account.ts';
import { borrowEmbedded } from './borrow-embedded.ts';
import type { Embedded } from './start-embedded.ts';

// Most of the time goes by waiting for processes, so the tests do not wait for each other.
describe.concurrent('a database of its own', () => {
  test('a first start makes the database, a stop ends it, a second start finds it again on the same port', async ({
    place,
  }) => {
    const first = await place.start();
    expect(first.isNew).toBe(true);
    expect(await readValue(first.ownerUrl, 'select current_user || current_database() as value')).toBe(
      'sewa_ownersewa',
    );
    expect(await readValue(first.superuserUrl, "select current_setting('fsync') as value")).toBe('on');
    expect(await readValue(first.superuserUrl, "select current_setting('data_checksums') as value")).toBe(
      'on',
    );
    expect(await readValue(first.ownerUrl, "select upper('ñ') as value")).toBe('Ñ');
    await readValue(first.ownerUrl, 'create table kept as select 1 as value');
    await first.settle();
    const pid = await place.pid();
    await first.stop();
    await expectGone(pid);

    const second = await place.start();
    expect(second).toMatchObject({ isNew: false, ownerUrl: first.ownerUrl, whereData: first.whereData });
    expect(await readValue(second.ownerUrl, 'select value from kept')).toBe(1);
  });

  test('only its owner may read the passwords', async ({ place }) => {
    await place.start();
    expect((await stat(join(place.dataDir, 'database.json'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(place.dataDir, 'database'))).mode & 0o777).toBe(0o700);
  });

  test('a remembered port that somebody else has taken is given up', async ({ usedPlace }) => {
    const first = await usedPlace.start();
    await first.stop();
    const taken = createServer().listen(portOf(first), '127.0.0.1');
    await once(taken, 'listening');
    try {
      const second = await usedPlace.start();
      expect(portOf(second)).not.toBe(portOf(first));
      expect(await readValue(second.ownerUrl, 'select 1 as value')).toBe(1);
    } finally {
      taken.close();
    }
  });

  test('a second owner is refused with a text that says what to do, and does no harm', async ({
    usedPlace,
  }) => {
    const first = await usedPlace.start();
    await expect(usedPlace.start()).rejects.toThrow(
      `Another Sewa Portal (process ${process.pid}) already uses DATA_DIR ${usedPlace.dataDir}. Stop that one first`,
    );
    expect(await readValue(first.ownerUrl, 'select 1 as value')).toBe(1);
  });

  test('two first starts at the same moment: one wins, the other is refused', async ({ place }) => {
    const results = await Promise.allSettled([place.start(), place.start()]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')?.reason.message).toContain(
      'already uses DATA_DIR',
    );
  });

  test('a stale lock file heals when its number belongs to another process now', async ({ usedPlace }) => {
    const first = await usedPlace.start();
    const lockFile = join(first.whereData, 'postmaster.pid');
    const lock = await readFile(lockFile, 'utf8');
    await first.stop();
    await writeFile(lockFile, lock.replace(/^\d+/, String(process.pid)));
    const second = await usedPlace.start();
    expect(await readValue(second.ownerUrl, 'select 1 as value')).toBe(1);
  });

  test('a settled database that has vanished is not silently replaced by an empty one', async ({
    usedPlace,
  }) => {
    const first = await usedPlace.start();
    await first.settle();
    await first.stop();
    await rm(first.whereData, { recursive: true });
    await expect(usedPlace.start()).rejects.toThrow('npm run reset');
  });
});

describe.concurrent('borrowing for a command', () => {
  test('starts a stopped database and stops it again', async ({ usedPlace }) => {
    const borrowed = await borrowEmbedded(usedPlace.dataDir);
    expect(await readValue(borrowed.ownerUrl, 'select 1 as value')).toBe(1);
    const pid = await usedPlace.pid();
    await borrowed.giveBack();
    await expectGone(pid);
  });

  test('leaves a database alone that a server runs, or has taken over meanwhile', async ({ usedPlace }) => {
    const borrowed = await borrowEmbedded(usedPlace.dataDir);
    const server = await usedPlace.start();
    await (await borrowEmbedded(usedPlace.dataDir)).giveBack();
    await borrowed.giveBack();
    expect(await readValue(server.ownerUrl, 'select 1 as value')).toBe(1);
  });

  test('does not make a database', async ({ place }) => {
    await expect(borrowEmbedded(place.dataDir)).rejects.toThrow('There is no database');
  });
});

describe.runIf(isRoot())('as root', { concurrent: true }, () => {
  test('the database runs under another account', async ({ place }) => {
    const embedded = await place.start();
    expect((await stat(embedded.whereData)).uid).not.toBe(0);
  });

  test('in a folder that only root can enter, data goes where its account can reach it', async ({
    place,
  }) => {
    await chmod(place.parent, 0o700);
    const first = await place.start();
    let second: Embedded | null = null;
    try {
      expect(first.whereData).toMatch(/^\/var\/lib\/sewa-portal\//);
      expect(await readFile(join(place.dataDir, 'database.location'), 'utf8')).toContain(first.whereData);
      await first.stop();
      second = await place.start();
      expect(second.whereData).toBe(first.whereData);
    } finally {
      await first.stop();
      await second?.stop();
      await rm(dirname(first.whereData), { recursive: true, force: true });
    }
  });
});

test('the account is found in passwd, and root is never it', () => {
  const passwd =
    'root:x:0:0::/root:/bin/sh\npostgres:x:26:27::/var/lib/pgsql:/bin/sh\nbad:x:0:0::/:/bin/sh\n';
  expect(findInPasswd(passwd, 'postgres')).toEqual({ name: 'postgres', uid: 26, gid: 27 });
  expect(findInPasswd(passwd, 'nobody')).toBeNull();
  expect(findInPasswd(passwd, 'bad')).toBeNull();
});

test('an account enters a folder only when it may pass every folder above', async ({ place }) => {
  const { parent } = place;
  const stranger = { name: 'stranger', uid: 65_000, gid: 65_000 };
  expect(await canEnter(stranger, parent)).toBe(true);
  await chmod(parent, 0o750);
  expect(await canEnter(stranger, parent)).toBe(false);
  const { gid } = await stat(parent);
  expect(await canEnter({ ...stranger, gid }, parent)).toBe(true);
});

const portOf = (embedded: Embedded) => Number(new URL(embedded.ownerUrl).port);
