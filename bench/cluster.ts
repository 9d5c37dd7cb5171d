// What the cluster costs: the same calls on one machine alone (commits wait for its own disk only), with a commit that waits
// for a replica, and with HAProxy between. `node bench/cluster.ts`; needs what `npm run cluster` needs. Prints ratios.
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { newId } from '@sewa/contract/kernel/values/ids';
import pg from 'pg';
import { demoPassword } from '../demo/fill-demo-area.ts';
import { openCluster } from '../scripts/cluster/cluster.ts';
import { openPortal } from '../scripts/cluster/portal.ts';
import { median } from '../server/src/testing/measure.ts';
import { sewadarBody } from '../server/src/testing/people.ts';
import { createVisitor } from '../server/src/testing/visitor.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const rounds = 3;
const calls = 150;

const cluster = await openCluster({ say: console.log });
try {
  const { rows } = await query(`select id from centre where code = 'ASR-1'`);
  const centre: string = rows[0].id;
  const leader = await cluster.findLeader();
  if (!leader) throw new Error('there is no leader');
  for (const portal of cluster.portals) await portal.stop();
  const direct = Object.assign(new URL(cluster.ownerUrl), { host: `${leader.address}:5432` }).href;
  const sides = [
    { name: 'one machine', url: direct, commit: 'local' },
    { name: 'with a replica', url: direct, commit: 'on' },
    { name: 'with a replica, behind HAProxy', url: cluster.ownerUrl, commit: 'on' },
  ].map((side) => ({ ...side, reads: [] as number[], writes: [] as number[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const side of sides) {
      await query(`alter database sewa set synchronous_commit = '${side.commit}'`);
      const measured = await measure(side.url, centre);
      side.reads.push(measured.read);
      side.writes.push(measured.write);
      console.log(`${side.name}: read ${measured.read.toFixed(2)} ms, write ${measured.write.toFixed(2)} ms`);
    }
  const [floor] = sides;
  for (const { name, reads, writes } of sides) {
    const ratio = (mine: number[], its: number[] = []) => (median(mine) / median(its)).toFixed(2);
    console.log(`${name}: read ${ratio(reads, floor?.reads)} ×, write ${ratio(writes, floor?.writes)} ×`);
  }
} finally {
  await cluster.close();
}

/** The median of one call after the other, in milliseconds. */
async function measure(databaseUrl: string, centre: string): Promise<{ read: number; write: number }> {
  const [first] = cluster.portals;
  if (!first) throw new Error('there is no portal');
  const portal = openPortal({
    ...{ name: 'measured', folder: cluster.folder, port: first.port },
    env: { DATABASE_URL: databaseUrl, PORTAL_SECRET: 's'.repeat(40), LOG_LEVEL: 'error', PORTAL_DEMO: '1' },
  });
  await portal.start(root);
  try {
    const visitor = createVisitor(portal.url);
    await visitor.post('/api/user/login', { u: 'area', p: demoPassword });
    const id = newId();
    const write = (one: string) =>
      visitor.post('/api/sewadar', { ...sewadarBody(centre), id: one }, { 'idempotency-key': randomUUID() });
    await write(id);
    const timed = async (work: () => Promise<{ status: number }>) => {
      const times: number[] = [];
      for (let call = 0; call < calls; call += 1) {
        const began = performance.now();
        const { status } = await work();
        if (status !== 200) throw new Error(`status ${status}`);
        times.push(performance.now() - began);
      }
      // The first ones warm up.
      return median(times.slice(calls / 3));
    };
    return {
      read: await timed(() => visitor.get(`/api/sewadar/${id}`)),
      write: await timed(() => write(newId())),
    };
  } finally {
    await portal.stop();
  }
}

async function query(text: string) {
  const client = new pg.Client({ connectionString: cluster.ownerUrl });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
