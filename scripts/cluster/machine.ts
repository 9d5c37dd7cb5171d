import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClusterNetwork } from './network.ts';
import { etcdArguments, patroniConfiguration, type Topology } from './patroni.ts';
import { asAccount, launch, type Program } from './processes.ts';

/** One machine of the cluster: a member of etcd, and PostgreSQL under Patroni. */
export interface Machine {
  number: number;
  address: string;
  /** What Patroni says of itself; null when it does not answer. */
  ask(): Promise<PatroniStatus | null>;
  startEtcd(): void;
  startDatabase(): void;
  killEtcd(): Promise<void>;
  /** Patroni and PostgreSQL at once, with kill -9, as a power cut does. */
  killDatabase(): Promise<void>;
  stop(): Promise<void>;
}

interface PatroniStatus {
  role: string;
  state: string;
  timeline?: number;
}

export async function openMachine(options: {
  number: number;
  folder: string;
  account: string | null;
  network: ClusterNetwork;
  topology: Topology;
}): Promise<Machine> {
  const { number, account, network, topology } = options;
  const address = network.addressOf(number);
  const folder = join(options.folder, `machine${number}`);
  const dataDir = join(folder, 'data');
  await mkdir(folder, { recursive: true });
  const configuration = join(folder, 'patroni.yml');
  await writeFile(configuration, patroniConfiguration(topology, { number, folder, dataDir }));
  let etcd: Program | null = null;
  let patroni: Program | null = null;

  const start = (command: readonly string[], name: string, env: Record<string, string> = {}) =>
    launch({
      command: network.on(number, asAccount(account, command)),
      logFile: join(folder, `${name}.log`),
      env,
    });

  async function killPostgres(): Promise<void> {
    const pid = Number(
      (await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n', 1)[0],
    );
    if (!(pid > 0)) return;
    // The backends end by themselves when their postmaster is gone, but may finish a statement: a power cut does not wait.
    for (const one of [pid, ...(await childrenOf(pid))]) killQuietly(one);
  }

  return {
    number,
    address,
    ask: async () => {
      try {
        const answer = await fetch(`http://${address}:8008/patroni`, { signal: AbortSignal.timeout(1_500) });
        return (await answer.json()) as PatroniStatus;
      } catch {
        return null;
      }
    },
    startEtcd: () => {
      if (etcd?.isRunning()) return;
      // Debian's etcd wants to be told that other processors than amd64 are meant.
      const env: Record<string, string> =
        process.arch === 'x64' ? {} : { ETCD_UNSUPPORTED_ARCH: process.arch };
      etcd = start(
        ['etcd', ...etcdArguments(topology, { number, dataDir: join(folder, 'etcd') })],
        'etcd',
        env,
      );
    },
    startDatabase: () => {
      if (patroni?.isRunning()) return;
      patroni = start(['patroni', configuration], 'patroni');
    },
    killEtcd: async () => {
      await etcd?.kill();
    },
    killDatabase: async () => {
      await Promise.all([patroni?.kill(), killPostgres()]);
    },
    stop: async () => {
      await patroni?.stop(20_000);
      await killPostgres();
      await etcd?.stop(5_000);
    },
  };
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
