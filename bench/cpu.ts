import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** CPU milliseconds that a process has used so far. */
export function cpuOf(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
  return ((user + system) * 1000) / ticksPerSecond;
}

/** CPU milliseconds so far of each of the database's connections that belong to a role. */
export function cpuOfBackends(postmaster: number, role: string): Map<number, number> {
  const pids = childrenOf(postmaster).filter((pid) => titleOf(pid).startsWith(`postgres: ${role} `));
  return new Map(pids.map((pid) => [pid, cpuOf(pid)]));
}

/** What was used between two such looks. A connection that ended in between takes its share with it. */
export function usedBetween(before: Map<number, number>, after: Map<number, number>): number {
  return [...after].reduce((sum, [pid, used]) => sum + used - (before.get(pid) ?? 0), 0);
}

/** The fields of /proc/pid/stat after the name, which may itself contain blanks. */
function statOf(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

export function parentOf(pid: number): number {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return -1;
  }
}

function titleOf(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
}
