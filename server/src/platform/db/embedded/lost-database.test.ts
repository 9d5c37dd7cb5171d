import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, vi } from 'vitest';
import { expectGone, startLimit } from '../../../testing/database-process.ts';
import { readValue, silentLog, test } from '../../../testing/embedded-place.ts';
import { isRunning } from '../../../testing/postmaster-pid.ts';
import { startEmbedded } from './start-embedded.ts';

describe.concurrent('a database that is lost', () => {
  test('by a kill comes back by itself on the same port', async ({ usedPlace: place }) => {
    const embedded = await place.start();
    for (let round = 0; round < 3; round += 1) {
      const pid = await place.pid();
      process.kill(pid ?? 0, 'SIGKILL');
      await vi.waitFor(async () => expect(await place.pid()).not.toBe(pid), startLimit);
      await vi.waitFor(() => readValue(embedded.ownerUrl, 'select 1 as value'), startLimit);
    }
  });

  test('by a kill and stopped at once stays stopped', async ({ usedPlace: place }) => {
    const embedded = await place.start();
    process.kill((await place.pid()) ?? 0, 'SIGKILL');
    await embedded.stop();
    await expectGone(await place.pid());
  });

  test('and stopped while it is being brought back leaves nothing running', async ({ usedPlace: place }) => {
    const { promise: lost, resolve } = Promise.withResolvers<void>();
    const embedded = await startEmbedded({
      dataDir: place.dataDir,
      log: { ...silentLog, warn: () => resolve() },
    });
    const first = await place.pid();
    process.kill(first ?? 0, 'SIGKILL');
    await lost;
    await vi.waitFor(async () => expect(await place.pid()).not.toBe(first), { ...startLimit, interval: 1 });
    const last = await place.pid();
    await embedded.stop();
    expect(await place.pid()).toBeNull();
    await expectGone(last);
  });

  test('by one backend only does not confuse the supervisor', async ({ usedPlace: place }) => {
    const embedded = await place.start();
    const backend = Number(
      await readValue(
        embedded.superuserUrl,
        `select pid as value from pg_stat_activity where application_name like '%owner%'`,
      ),
    );
    const pid = await place.pid();
    process.kill(backend, 'SIGKILL');
    await vi.waitFor(async () => {
      const owners = `select count(*)::int as value from pg_locks where locktype = 'advisory' and pid <> ${backend}`;
      expect(await readValue(embedded.superuserUrl, owners)).toBe(1);
    }, startLimit);
    expect(await place.pid()).toBe(pid);
  });
});

describe.concurrent('after kill -9', () => {
  test('of the server the running database is adopted', async ({ usedPlace: place }) => {
    const server = await place.startInProcess();
    const pid = await place.pid();
    server.kill('SIGKILL');
    await once(server, 'exit');
    expect(await isRunning(pid)).toBe(true);
    const embedded = await place.start();
    expect(await place.pid()).toBe(pid);
    await embedded.stop();
    await expectGone(pid);
  });

  test('of both the database starts again, although backends of the old one still work', async ({
    usedPlace: place,
  }) => {
    const server = await place.startInProcess();
    const url = await ownerUrlOnDisk(place.dataDir);
    // Works without ever looking whether its parent still lives, and for so long that it is seen at work.
    const limited = `${url}&options=${encodeURIComponent('-c statement_timeout=8000')}`;
    const busy = readValue(
      limited,
      'select count(*) from (select generate_series(1, 1000000000)) rows',
    ).catch(() => null);
    const active = `select count(*)::int as value from pg_stat_activity
      where state = 'active' and query like '%generate_series(1, 1%' and pid <> pg_backend_pid()`;
    await vi.waitFor(async () => expect(await readValue(url, active)).toBe(1), startLimit);
    server.kill('SIGKILL');
    process.kill((await place.pid()) ?? 0, 'SIGKILL');
    const embedded = await place.start();
    expect(await readValue(embedded.ownerUrl, 'select 1 as value')).toBe(1);
    await busy;
  });
});

async function ownerUrlOnDisk(dataDir: string): Promise<string> {
  const { ownerPassword, port } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'));
  return `postgresql://sewa_owner:${ownerPassword}@127.0.0.1:${port}/sewa?sslmode=disable`;
}
