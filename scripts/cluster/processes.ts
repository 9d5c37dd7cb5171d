import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** A program that was started here and writes its output into a file. */
export interface Program {
  child: ChildProcess;
  isRunning(): boolean;
  /** SIGTERM, and SIGKILL when that takes too long. */
  stop(limitMs?: number): Promise<void>;
  kill(): Promise<void>;
}

export interface Launch {
  command: readonly string[];
  logFile: string;
  env?: Record<string, string>;
  cwd?: string;
}

/**
 * The program gets SIGTERM when this process dies, however it dies: nothing outlives the cluster. In a session of its own,
 * so that Ctrl-C in a terminal reaches only this process, which stops everything in order.
 */
export function launch({ command, logFile, env = {}, cwd = '/' }: Launch): Program {
  const [program = '', ...args] = command;
  const log = openSync(logFile, 'a');
  const { PATH = '', HOME = '/' } = process.env;
  const child = spawn(program, args, {
    cwd,
    env: { PATH: `${PATH}:/usr/sbin:/sbin`, HOME, LC_ALL: 'C.UTF-8', ...env },
    stdio: ['ignore', log, log],
    detached: true,
  });
  closeSync(log);
  const ended = once(child, 'exit');
  // A program that cannot be started ends at once; whoever waits for its answer says so.
  ended.catch(() => undefined);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!isRunning()) return;
    child.kill(signal);
    await ended;
  };
  return {
    child,
    isRunning,
    stop: async (limitMs = 15_000) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
      await end('SIGTERM');
      clearTimeout(timer);
    },
    kill: () => end('SIGKILL'),
  };
}

/** Runs as another account where that is asked for; dies with its parent. */
export function asAccount(account: string | null, command: readonly string[]): string[] {
  const who = account === null ? [] : [`--reuid=${account}`, `--regid=${account}`, '--clear-groups'];
  return ['setpriv', ...who, '--pdeathsig', 'TERM', ...command];
}

export async function waitUntil(
  what: string,
  isTrue: () => Promise<boolean>,
  { limitMs = 60_000, everyMs = 200 } = {},
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await delay(everyMs);
  }
}

export async function lastLines(file: string, count = 15): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-count).join('\n');
}
