import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import { PortalError } from '../http/portal-error.ts';

/** What a printing process says: how far it is, and at last the result or why there is none. */
export interface PrintAnswer<Result> {
  progress?: number;
  result?: Result;
  problem?: string;
  /** Grown large by a long print: the next one gets a new process. */
  isSpent?: boolean;
}

interface PrintProcess {
  /** The file that the process runs; it answers each message by `PrintAnswer`s. */
  script: URL;
  env?: Readonly<Record<string, string>>;
  /** By how much it gives way to whoever reads or writes a record. */
  niceness?: number;
}

export interface QueueLimits {
  /** How long one print may take, and how long it may wait for its turn; together shorter than a call. */
  workMs: number;
  waitMs: number;
  /** What a print is refused with that took too long: what is small fails only on a busy machine. */
  tooLong: 'PRINT_TOO_LARGE' | 'BUSY';
  /** How many may wait; and how many of them, with the running one, for the same person. */
  length: number;
  perPerson: number;
  /** Without work for so long, the process ends: its memory goes back, and a new one is there in a tenth of a second. */
  idleMs: number;
}

interface Entry<Job, Result> {
  job: Job;
  person: string;
  timer: NodeJS.Timeout;
  onProgress: ((done: number) => void) | undefined;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * One print after the other, in a process of its own. A thread would not do: the typesetter is native code, in which a
 * thread cannot be stopped, and a crash of which would take the portal along.
 */
export function openPrintQueue<Job extends object, Result>(
  { script, env = {}, niceness = 5 }: PrintProcess,
  limits: Partial<QueueLimits> = {},
) {
  const { workMs = 30_000, waitMs = 20_000, length = 16, perPerson = 3, idleMs = 120_000 } = limits;
  const { tooLong = 'PRINT_TOO_LARGE' } = limits;
  type OwnEntry = Entry<Job, Result>;
  const waiting: OwnEntry[] = [];
  let current: OwnEntry | null = null;
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  return { print, close };

  function print(
    job: Job,
    person: string,
    { onProgress, signal }: { onProgress?: (done: number) => void; signal?: AbortSignal } = {},
  ): Promise<Result> {
    if (isClosed || waiting.length >= length) throw new PortalError('BUSY');
    const own = [...waiting, current].filter((entry) => entry?.person === person);
    if (own.length >= perPerson) throw new PortalError('THROTTLED');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => giveUp(entry), waitMs);
      const entry: OwnEntry = { job, person, timer, onProgress, resolve, reject };
      waiting.push(entry);
      signal?.addEventListener('abort', () => breakOff(entry, signal.reason), { once: true });
      if (current === null) printNext();
    });
  }

  function close(): void {
    isClosed = true;
    clearTimeout(idle);
    for (const entry of [...waiting]) giveUp(entry);
    finish((entry) => entry.reject(new PortalError('BUSY')));
    stopChild();
  }

  function giveUp(entry: OwnEntry): void {
    clearTimeout(entry.timer);
    waiting.splice(waiting.indexOf(entry), 1);
    entry.reject(new PortalError('BUSY'));
  }

  function breakOff(entry: OwnEntry, reason: Error): void {
    entry.reject(reason);
    if (waiting.includes(entry)) giveUp(entry);
    if (entry !== current) return;
    stopChild();
    finish(() => undefined);
  }

  function printNext(): void {
    clearTimeout(idle);
    current = waiting.shift() ?? null;
    if (current === null) {
      idle = setTimeout(stopChild, idleMs).unref();
      return;
    }
    clearTimeout(current.timer);
    current.timer = setTimeout(() => {
      stopChild();
      finish((entry) => entry.reject(new PortalError(tooLong)));
    }, workMs);
    child ??= startChild();
    child.send(current.job);
  }

  function finish(how: (entry: OwnEntry) => void): void {
    if (current === null) return;
    clearTimeout(current.timer);
    how(current);
    current = null;
    if (!isClosed) printNext();
  }

  function startChild(): ChildProcess {
    const started = fork(script, {
      serialization: 'advanced',
      // Typst in WebAssembly: V8 optimises a function only after much work in it. A print of one page takes a third of
      // the CPU, one of two hundred pages a tenth more.
      execArgv: ['--wasm-tiering-budget=400000000'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // It needs none of the portal's settings, least of all its secrets. Windows finds its libraries by SystemRoot.
      env: { SystemRoot: process.env['SystemRoot'], NODE_COMPILE_CACHE: getCompileCacheDir(), ...env },
    });
    if (started.pid !== undefined) setPriority(started.pid, niceness);
    started.unref();
    started.channel?.unref();
    started.on('message', (answer: PrintAnswer<Result>) => {
      if (child !== started) return;
      if (answer.progress !== undefined) return current?.onProgress?.(answer.progress);
      if (answer.isSpent) stopChild();
      finish((entry) => {
        if (answer.result !== undefined) entry.resolve(answer.result);
        else entry.reject(new Error(`It cannot be printed: ${answer.problem}`));
      });
    });
    for (const end of ['exit', 'error']) {
      started.on(end, () => {
        if (child !== started) return;
        child = null;
        finish((entry) => entry.reject(new Error('The print process died')));
      });
    }
    return started;
  }

  function stopChild(): void {
    const stopped = child;
    child = null;
    stopped?.kill('SIGKILL');
  }
}
