import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readlinkSync } from 'node:fs';

/** Only root may make networks; elsewhere, and where a container forbids it, the tests of this are left out. */
export const mayMakeNetworks =
  process.getuid?.() === 0 && ['unshare -n true', 'ip -V', 'nsenter -V'].every(isPossible);

export const laptopAddress = '192.168.77.1';

export interface LonelyNetwork {
  /** Commands that run another one on the laptop, or on the tablet. */
  laptop: readonly string[];
  tablet: readonly string[];
  /** How many packets for somebody outside were turned down on the laptop, as there is no way out. */
  attempts(): number;
  close(): Promise<void>;
}

/** A laptop and a tablet, joined by a cable: each sees the other and nothing else. */
export async function openLonelyNetwork(): Promise<LonelyNetwork> {
  const [laptop, tablet] = [holdNetwork(), holdNetwork()];
  const inside = ({ pid }: ChildProcess) => ['nsenter', '-t', String(pid), '-n'];
  const run = (place: ChildProcess, command: string) => {
    const [program = '', ...args] = [...inside(place), ...command.split(' ')];
    return execFileSync(program, args, { encoding: 'utf8' });
  };
  try {
    await Promise.all([laptop, tablet].map(isApart));
    run(laptop, `ip link add cable type veth peer name cable netns ${tablet.pid}`);
    for (const [place, address] of [
      [laptop, laptopAddress],
      [tablet, '192.168.77.2'],
    ] as const) {
      run(place, 'ip link set lo up');
      run(place, `ip addr add ${address}/24 dev cable`);
      run(place, 'ip link set cable up');
    }
  } catch (error) {
    for (const one of [laptop, tablet]) one.kill();
    throw error;
  }
  return {
    laptop: inside(laptop),
    tablet: inside(tablet),
    attempts: () =>
      valueIn(run(laptop, 'cat /proc/net/snmp'), 'OutNoRoutes') +
      Number(/^Ip6OutNoRoutes\s+(\d+)/m.exec(run(laptop, 'cat /proc/net/snmp6'))?.[1] ?? 0),
    close: async () => {
      for (const one of [laptop, tablet]) {
        one.kill();
        if (one.exitCode === null && one.signalCode === null) await once(one, 'exit');
      }
    },
  };
}

/** A network lives as long as a process in it. */
function holdNetwork(): ChildProcess {
  return spawn('unshare', ['-n', 'sleep', '3600'], { stdio: 'ignore' });
}

/** The process is spawned before it is in its own network. */
async function isApart({ pid }: ChildProcess): Promise<void> {
  const networkOf = (process: number | 'self') => readlinkSync(`/proc/${process}/ns/net`);
  const own = networkOf('self');
  for (let attempt = 0; attempt < 500; attempt++) {
    if (pid !== undefined && networkOf(pid) !== own) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('a network of its own was not made');
}

/** /proc/net/snmp has a line of names and one of values for each protocol. */
function valueIn(text: string, name: string): number {
  const [names = '', values = ''] = text.split('\n').filter((line) => line.startsWith('Ip:'));
  return Number(values.split(' ')[names.split(' ').indexOf(name)]);
}

function isPossible(command: string): boolean {
  const [program = '', ...args] = command.split(' ');
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
