import { readdirSync, readFileSync } from 'node:fs';

/** CPU milliseconds that a process has used so far, all its threads: to the nanosecond, where `stat` counts in hundredths of a second. */
export function cpuOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + cpuOfThread(pid, thread), 0);
}

function cpuOfThread(pid: number, thread: string): number {
  return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
}

/** CPU milliseconds so far of each of the database's connections that belong to a role. */
export function cpuOfBackends(postmaster: number, role: string): Map<number, number> {
  const pids = childrenOf(postmaster).filter((pid) => titleOf(pid).startsWith(`postgres: ${role} `));
  return new Map(pids.map((pid) => [pid, unlessGone(() => cpuOf(pid), 0)]));
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

export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

export function parentOf(pid: number): number {
  return unlessGone(() => Number(statOf(pid)[1]), -1);
}

export function titleOf(pid: number): string {
  return unlessGone(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), '');
}

/** Processes end while one looks at them. */
function unlessGone<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
