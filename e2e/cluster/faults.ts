import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Cluster } from '../../scripts/cluster/cluster.ts';
import type { Machine } from '../../scripts/cluster/machine.ts';
import { waitUntil } from '../../scripts/cluster/processes.ts';

export interface Fault {
  name: string;
  /** Makes it and repairs it; `mark` is called at the moment from which writes must be back within the limit. */
  run(cluster: Cluster, mark: () => void): Promise<string[]>;
  isPossible?(cluster: Cluster): boolean;
}

/** In turn; each leaves the cluster to be repaired by itself, without anybody's help but restarted programs. */
export function faultsFor(program: string): Fault[] {
  return [
    {
      name: 'leader killed (kill -9)',
      run: async (cluster, mark) => {
        const leader = await getLeader(cluster);
        mark();
        await leader.killDatabase();
        await untilOtherLeads(cluster, leader);
        leader.startDatabase();
        return [];
      },
    },
    {
      name: 'leader cut from the network',
      isPossible: ({ network }) => network.cut !== null,
      run: async (cluster, mark) => {
        const leader = await getLeader(cluster);
        mark();
        cluster.network.cut?.(leader.number, true);
        const writing = writeInside(cluster, leader);
        await untilOtherLeads(cluster, leader);
        const isAcknowledged = await writing;
        cluster.network.cut?.(leader.number, false);
        return isAcknowledged ? ['the leader that was cut off acknowledged a write'] : [];
      },
    },
    {
      name: 'both replicas killed',
      run: async (cluster, mark) => {
        const leader = await getLeader(cluster);
        const replicas = cluster.machines.filter((machine) => machine !== leader);
        await Promise.all(replicas.map((machine) => machine.killDatabase()));
        await delay(4_000);
        mark();
        for (const machine of replicas) machine.startDatabase();
        return [];
      },
    },
    {
      name: 'etcd member killed',
      run: async (cluster, mark) => {
        const leader = await getLeader(cluster);
        mark();
        await leader.killEtcd();
        await delay(5_000);
        leader.startEtcd();
        return [];
      },
    },
    {
      name: 'planned switchover',
      run: async (cluster, mark) => {
        const leader = await getLeader(cluster);
        mark();
        const asked = await fetch(`http://${leader.address}:8008/switchover`, {
          method: 'POST',
          body: JSON.stringify({ leader: `machine${leader.number}` }),
          signal: AbortSignal.timeout(60_000),
        });
        if (!asked.ok) return [`the switchover was refused: ${await asked.text()}`];
        await untilOtherLeads(cluster, leader);
        return [];
      },
    },
    {
      name: 'rolling restart of the portals',
      run: async (cluster, mark) => {
        mark();
        await restartEach(cluster, program);
        return [];
      },
    },
  ];
}

/** Of the portals, one after the other. */
export async function restartEach({ portals }: Cluster, program: string): Promise<void> {
  for (const portal of portals) {
    await portal.stop();
    await portal.start(program);
    // The balancer must have seen it before the next one goes.
    await delay(1_500);
  }
}

export async function untilHealthy({ machines, findLeader }: Cluster): Promise<void> {
  await waitUntil(
    'three machines that follow one leader',
    async () => {
      const leader = await findLeader();
      if (leader === null) return false;
      const { members } = (await (await fetch(`http://${leader.address}:8008/cluster`)).json()) as {
        members: { role: string; state: string; lag?: number | string }[];
      };
      const roles = members.map(({ role }) => role);
      const areWell = members.every(
        ({ state, lag = 0 }) => /^(running|streaming)$/.test(state) && Number(lag) < 1_000_000,
      );
      return members.length === machines.length && roles.includes('sync_standby') && areWell;
    },
    { limitMs: 120_000, everyMs: 500 },
  );
}

async function getLeader({ findLeader }: Cluster): Promise<Machine> {
  const leader = await findLeader();
  if (leader === null) throw new Error('there is no leader');
  return leader;
}

async function untilOtherLeads({ machines }: Cluster, before: Machine): Promise<void> {
  const others = machines.filter((machine) => machine !== before);
  await waitUntil(
    'another leader',
    async () => {
      const answers = await Promise.all(others.map((machine) => machine.ask()));
      return answers.some((answer) => answer?.role === 'master' || answer?.role === 'primary');
    },
    { limitMs: 60_000, everyMs: 100 },
  );
}

/** Somebody on the machine that was cut off writes there: it must not be acknowledged, whatever becomes of it. */
async function writeInside({ network, folder, binDir }: Cluster, machine: Machine): Promise<boolean> {
  const statement = `insert into cluster_probe values ('inside ${Date.now()}')`;
  const psql = [`${binDir}/psql`, '-h', `${folder}/machine${machine.number}`, '-U', 'postgres', '-d', 'sewa'];
  const [program = '', ...args] = network.on(machine.number, [...psql, '-c', statement]);
  return promisify(execFile)(program, args, { timeout: 60_000 }).then(
    // A wait that was ended from outside commits with a warning: that is no acknowledgement either.
    ({ stderr }) => !/synchronous replication/.test(stderr),
    () => false,
  );
}
