// What the cluster costs: the same calls on one machine alone (commits wait for its own disk only), with a commit that waits
// for a replica, and with HAProxy between. `npm run bench:cluster`; needs what `npm run cluster` needs. Prints ratios.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { newId } from '@sewa/contract/kernel/values/ids';
import pg from 'pg';
import { demoPassword } from '../demo/fill-demo-area.ts';
import { openCluster } from '../scripts/cluster/cluster.ts';
import { openPortal } from '../scripts/cluster/portal.ts';
import { findFreePort } from '../server/src/platform/db/embedded/free-port.ts';
import { only } from '../server/src/platform/db/only.ts';
import { median } from '../server/src/testing/measure.ts';
import { sewadarBody } from '../server/src/testing/people.ts';
import { createVisitor } from '../server/src/testing/visitor.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const calls = Number(process.env['BENCH_REQUESTS'] ?? 1_000);
const warmUp = 200;

const cluster = await openCluster({ say: console.log });
try {
  const leader = await cluster.findLeader();
  if (!leader) throw new Error('there is no leader');
  const centre = await ask<string>(cluster.ownerUrl, `select id as value from centre where code = 'ASR-1'`);
  for (const portal of cluster.portals) await portal.stop();
  const direct = Object.assign(new URL(cluster.ownerUrl), { host: `${leader.address}:5432` }).href;
  const sides = [
    await openSide('one machine', committing(direct, 'local'), centre),
    await openSide('with a replica', committing(direct, 'on'), centre),
    await openSide('with a replica, behind HAProxy', committing(cluster.ownerUrl, 'on'), centre),
  ];
  // In turns, call by call: whatever else the machine does meets all of them.
  for (let call = 0; call < warmUp + calls; call += 1)
    for (const side of sides) {
      const [read, write] = [await timed(side.read), await timed(side.write)];
      if (call >= warmUp) {
        side.reads.push(read);
        side.writes.push(write);
      }
    }
  const [floor] = sides;
  console.table(
    sides.map(({ name, reads, writes }) => ({
      name,
      'read ms': median(reads).toFixed(2),
      'read ratio': (median(reads) / median(floor?.reads ?? [])).toFixed(2),
      'write ms': median(writes).toFixed(2),
      'write ratio': (median(writes) / median(floor?.writes ?? [])).toFixed(2),
    })),
  );
  for (const { stop } of sides) await stop();
} finally {
  await cluster.close();
}

/** The same database, with this rule for all sessions of the portal. */
function committing(url: string, rule: 'local' | 'on'): string {
  const changed = new URL(url);
  changed.searchParams.set('options', `-c synchronous_commit=${rule}`);
  return changed.href;
}

async function openSide(name: string, databaseUrl: string, centre: string) {
  const portal = openPortal({
    ...{ name, folder: cluster.folder, port: await findFreePort(null) },
    env: { DATABASE_URL: databaseUrl, PORTAL_SECRET: 's'.repeat(40), LOG_LEVEL: 'error', PORTAL_DEMO: '1' },
  });
  await portal.start(root);
  console.log(`${name}: synchronous_commit ${await ask(databaseUrl, 'show synchronous_commit')}`);
  const visitor = createVisitor(portal.url);
  await visitor.post('/api/user/login', { u: 'area', p: demoPassword });
  const create = (id: string) =>
    visitor.post('/api/sewadar', { ...sewadarBody(centre), id }, { 'idempotency-key': randomUUID() });
  const known = newId();
  await create(known);
  return {
    name,
    reads: [] as number[],
    writes: [] as number[],
    read: () => visitor.get(`/api/sewadar/${known}`),
    write: () => create(newId()),
    stop: portal.stop,
  };
}

async function timed(work: () => Promise<{ status: number }>): Promise<number> {
  const began = performance.now();
  const { status } = await work();
  if (status !== 200) throw new Error(`status ${status}`);
  return performance.now() - began;
}

async function ask<T>(url: string, text: string): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values(only((await client.query<Record<string, T>>(text)).rows))[0] as T;
  } finally {
    await client.end();
  }
}
