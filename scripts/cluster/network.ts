import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readlinkSync } from 'node:fs';
import { waitUntil } from './processes.ts';

/** Where the machines of the cluster are. */
export interface ClusterNetwork {
  /** Of the machine with this number, from 1 on. */
  addressOf(machine: number): string;
  /** The command that runs another one on a machine. */
  on(machine: number, command: readonly string[]): string[];
  /** Null where machines cannot be cut off. */
  cut: ((machine: number, isCut: boolean) => void) | null;
  close(): Promise<void>;
}

/**
 * As root each machine is a network namespace of its own, joined to the others by a bridge in another one, and this machine
 * has a cable to that bridge. Everything is gone when the processes that hold the namespaces end.
 */
export async function openNamespaces(machines: number): Promise<ClusterNetwork> {
  // Two clusters on one machine must not meet.
  const place = 20 + (process.pid % 200);
  const cable = `sewa${process.pid}`;
  const hub = holdNamespace();
  const holders = Array.from({ length: machines }, holdNamespace);
  const at = (machine: number) => {
    const holder = holders[machine - 1];
    if (!holder) throw new Error(`there is no machine ${machine}`);
    return holder;
  };
  const addressOf = (machine: number) => `10.77.${place}.${machine}`;
  const close = async () => {
    for (const holder of [...holders, hub]) {
      if (holder.exitCode !== null || holder.signalCode !== null) continue;
      holder.kill('SIGKILL');
      await once(holder, 'exit');
    }
  };
  try {
    for (const holder of [hub, ...holders]) await untilApart(holder);
    inside(hub, 'ip link set lo up');
    inside(hub, 'ip link add name bridge type bridge');
    inside(hub, 'ip link set bridge up');
    run(['ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'host', 'netns', String(hub.pid)]);
    run(['ip', 'addr', 'add', `${addressOf(254)}/24`, 'dev', cable]);
    run(['ip', 'link', 'set', cable, 'up']);
    inside(hub, 'ip link set host master bridge up');
    for (const [index, holder] of holders.entries()) {
      const machine = index + 1;
      inside(hub, `ip link add m${machine} type veth peer name cable netns ${holder.pid}`);
      inside(hub, `ip link set m${machine} master bridge up`);
      inside(holder, 'ip link set lo up');
      inside(holder, `ip addr add ${addressOf(machine)}/24 dev cable`);
      inside(holder, 'ip link set cable up');
    }
  } catch (error) {
    await close();
    throw error;
  }
  return {
    addressOf,
    on: (machine, command) => [...entering(at(machine)), ...command],
    cut: (machine, isCut) => inside(hub, `ip link set m${machine} ${isCut ? 'down' : 'up'}`),
    close,
  };
}

/** Without root: the machines are addresses of the loopback network. */
export function openLoopback(): ClusterNetwork {
  return {
    addressOf: (machine) => `127.77.0.${machine}`,
    on: (_machine, command) => [...command],
    cut: null,
    close: async () => undefined,
  };
}

function holdNamespace(): ChildProcess {
  const command = ['--pdeathsig', 'KILL', 'unshare', '-n', 'sleep', 'infinity'];
  return spawn('setpriv', command, { stdio: 'ignore', detached: true });
}

/** The process is spawned before it is in its own network. */
async function untilApart({ pid }: ChildProcess): Promise<void> {
  const networkOf = (process: number | 'self') => readlinkSync(`/proc/${process}/ns/net`);
  const own = networkOf('self');
  await waitUntil('a network of its own', async () => pid !== undefined && networkOf(pid) !== own, {
    limitMs: 10_000,
    everyMs: 20,
  });
}

function entering({ pid }: ChildProcess): string[] {
  return ['nsenter', '-t', String(pid), '-n'];
}

function inside(holder: ChildProcess, command: string): void {
  run([...entering(holder), ...command.split(' ')]);
}

function run([program = '', ...args]: readonly string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
