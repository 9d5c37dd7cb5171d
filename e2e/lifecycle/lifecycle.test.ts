import { once } from 'node:events';
import { chmod, stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { describe, expect, inject, vi } from 'vitest';
import { removeEmbedded } from '../../server/src/platform/db/embedded/remove-embedded.ts';
import { startEmbedded } from '../../server/src/platform/db/embedded/start-embedded.ts';
import { copyData } from '../../server/src/testing/copy-data.ts';
import { startLimit } from '../../server/src/testing/database-process.ts';
import { silentLog } from '../../server/src/testing/embedded-place.ts';
import { findPostmasterPid, isRunning } from '../../server/src/testing/postmaster-pid.ts';
import { test } from './portal-place.ts';
import { type PortalProcess, statusOf } from './portal-process.ts';

// Each waits for processes that use little of the machine, so they do not wait for each other.
describe.concurrent('a start', () => {
  // The one that the setup made for all tests: another would fill in the demo once more.
  test('fills in the demo and prints one block; the path may have spaces; SIGTERM ends everything', () => {
    const first = inject('firstStart');
    expect(first.status).toBe(200);
    expect(first.output).toContain(inject('filledData'));
    expect(inject('filledData')).toContain(' ');
    expect(first.output).toContain('admin, zone, area, clerk, counter, camp, nobody');
    expect(first.output).toContain('Sewa-demo-2026');
    expect([first.hadDatabase, first.exitCode, first.leftDatabase]).toEqual([true, 0, false]);
  });

  test('of a second server on the same DATA_DIR is refused and does no harm', async ({
    filledPlace: { dataDir, start },
  }) => {
    const first = start();
    const address = await first.ready;
    const second = start();
    expect(await second.ended).toBe(1);
    expect(lines(second)).toEqual([
      `Sewa Portal did not start: Another Sewa Portal (process ${first.child.pid}) already uses DATA_DIR ${dataDir}. ` +
        'Stop that one first, or give this one its own DATA_DIR and PORT.',
    ]);
    expect(await statusOf(`${address}/readyz`)).toBe(200);
  });

  test('of two servers with their own DATA_DIR runs both at once', async ({
    filledPlace: { parent, dataDir, start },
  }) => {
    const other = join(parent, 'other');
    await copyData(dataDir, other);
    const both = [start(), start({ DATA_DIR: other })];
    try {
      for (const portal of both) expect(await statusOf(`${await portal.ready}/readyz`)).toBe(200);
    } finally {
      for (const { child, ended } of both) {
        child.kill('SIGTERM');
        await ended;
      }
      await removeEmbedded(other);
    }
  });
});

describe.concurrent('after kill -9', () => {
  test('of the server, the next one takes over its database', async ({ filledPlace: { dataDir, start } }) => {
    const first = start();
    await first.ready;
    const database = await findPostmasterPid(dataDir);
    first.child.kill('SIGKILL');
    await first.ended;
    const second = start();
    expect(await statusOf(`${await second.ready}/readyz`)).toBe(200);
    expect(await findPostmasterPid(dataDir)).toBe(database);
  });

  test('of the database, the server brings it back and answers again', async ({
    filledPlace: { dataDir, start },
  }) => {
    const portal = start();
    const address = await portal.ready;
    const database = await findPostmasterPid(dataDir);
    process.kill(database ?? 0, 'SIGKILL');
    await vi.waitFor(async () => expect(await findPostmasterPid(dataDir)).not.toBe(database), startLimit);
    await vi.waitFor(async () => expect(await statusOf(`${address}/readyz`)).toBe(200), startLimit);
    expect(await isRunning(portal.child.pid ?? null)).toBe(true);
  });

  test('of both, the next start heals', async ({ filledPlace: { dataDir, start } }) => {
    const first = start();
    await first.ready;
    first.child.kill('SIGKILL');
    process.kill((await findPostmasterPid(dataDir)) ?? 0, 'SIGKILL');
    await first.ended;
    const second = start();
    expect(await statusOf(`${await second.ready}/readyz`)).toBe(200);
  });
});

describe.concurrent('a start that cannot be', () => {
  test('a wrong variable is named in one line', async ({ place }) => {
    const portal = place.start({ PORT: 'many' });
    expect(await portal.ended).toBe(1);
    expect(lines(portal)).toEqual([
      expect.stringMatching(/^Sewa Portal did not start: PORT is wrong: "many"/),
    ]);
  });

  test('a taken port is said in one line, and the database is stopped again', async ({ filledPlace }) => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    try {
      const { port } = taken.address() as { port: number };
      const portal = filledPlace.start({ PORT: String(port), LOG_LEVEL: 'silent' });
      expect(await portal.ended).toBe(1);
      expect(lines(portal)).toEqual([expect.stringMatching(/already in use .* Choose another PORT/)]);
      expect(await findPostmasterPid(filledPlace.dataDir)).toBeNull();
    } finally {
      taken.close();
    }
  });

  test('an unreachable DATABASE_URL is said in one line', async ({ place }) => {
    const portal = place.start({
      ...{ DATABASE_URL: 'postgresql://u:p@127.0.0.1:9/none', LOG_LEVEL: 'silent' },
      DATABASE_WAIT_SECONDS: '1',
    });
    expect(await portal.ended).toBe(1);
    expect(lines(portal)).toEqual([expect.stringContaining('Look at DATABASE_URL')]);
  });
});

describe.concurrent('a running server', () => {
  test('with DATABASE_URL uses an outside PostgreSQL, with as many servers as wanted', async ({
    place: { parent, dataDir, start },
  }) => {
    const outside = await startEmbedded({ dataDir, log: silentLog });
    try {
      const env = {
        DATABASE_URL: outside.ownerUrl,
        DATA_DIR: join(parent, 'server'),
        PORTAL_SECRET: 's'.repeat(32),
      };
      const first = start(env);
      expect(await statusOf(`${await first.ready}/readyz`)).toBe(200);
      expect(first.output()).toContain('shown only now');
      const second = start({ ...env, DATA_DIR: join(parent, 'another server') });
      expect(await statusOf(`${await second.ready}/readyz`)).toBe(200);
      await Promise.all([stop(first), stop(second)]);
      expect(await isRunning(await findPostmasterPid(dataDir))).toBe(true);
    } finally {
      await outside.stop();
    }
  });

  test('answers a request that has begun before it ends', async ({ filledPlace }) => {
    const portal = filledPlace.start();
    const { port } = new URL(await portal.ready);
    const socket = connect(Number(port), '127.0.0.1');
    const body = JSON.stringify({ u: 'admin', p: 'Sewa-demo-2026' });
    socket.write(
      `POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`,
    );
    socket.write(`Connection: close\r\nExpect: 100-continue\r\n\r\n`);
    // The server has read the head when it asks for the rest.
    expect(String(await once(socket, 'data'))).toContain('100 Continue');
    portal.child.kill('SIGTERM');
    await vi.waitFor(
      () => expect(statusOf(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow(),
      startLimit,
    );
    socket.write(body);
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 \d/);
    expect(await portal.ended).toBe(0);
  });
});

describe.concurrent('beyond loopback', () => {
  test('there is no demo, and the first admin has a password that is shown once', async ({
    place: { start },
  }) => {
    const first = start({ HOST: '0.0.0.0' });
    await first.ready;
    expect(first.output()).not.toContain('Sewa-demo-2026');
    expect(first.output()).toMatch(/Sign in {3}admin\n {2}Password {2}\S{10,} \(shown only now/);
    await stop(first);
    const second = start({ HOST: '0.0.0.0' });
    await second.ready;
    expect(second.output()).not.toContain('Password');
  });

  test('demo passwords are not served unless PORTAL_DEMO=1', async ({ filledPlace: { dataDir, start } }) => {
    const open = start({ HOST: '0.0.0.0' });
    expect(await open.ended).toBe(1);
    expect(open.output()).toContain('PORTAL_DEMO=1');
    expect(await findPostmasterPid(dataDir)).toBeNull();
    const meant = start({ HOST: '0.0.0.0', PORTAL_DEMO: '1' });
    await meant.ready;
  });
});

test.runIf(process.getuid?.() === 0)('as root, in a folder that only root can enter', async ({ place }) => {
  await chmod(place.parent, 0o700);
  const portal = place.start({ PORTAL_DEMO: '0' });
  expect(await statusOf(`${await portal.ready}/readyz`)).toBe(200);
  const where = /database in (\S+)/.exec(portal.output())?.[1] ?? '';
  expect(where).toMatch(/^\/var\/lib\/sewa-portal\//);
  await stop(portal);
  await removeEmbedded(place.dataDir);
  await expect(stat(dirname(where))).rejects.toThrow('ENOENT');
});

async function stop(portal: PortalProcess): Promise<void> {
  portal.child.kill('SIGTERM');
  expect(await portal.ended).toBe(0);
}

/** Printed lines that are no log. */
const lines = (portal: PortalProcess) =>
  portal
    .output()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('{'));
