import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import { PortalError } from '../http/portal-error.ts';
import type { Said } from './answer-questions.ts';
import { createFairPlaces, type Leave } from './fair-places.ts';

const places = createFairPlaces({ total: 6, each: 2, patienceMs: 20_000 });
/** A file that needs more than this is refused. */
const memory = ['--max-old-space-size=256', '--max-semi-space-size=4'];

export interface SheetProcess {
  /** Answers come in the order of the questions. */
  ask<T>(question: unknown): Promise<T>;
  end(): void;
}

interface ProcessUser {
  /** Whose work it is: processes are shared between users. */
  user: string;
  /** Nobody waits for it any more. */
  signal?: AbortSignal;
}

/** Work that would hold up everybody else, in a process of its own: ask, wait for the answer, ask again. */
export async function openProcess(
  file: URL,
  order: unknown,
  { user, signal }: ProcessUser,
): Promise<SheetProcess> {
  const leave = await places.take(user, signal);
  try {
    return startProcess(file, order, leave);
  } catch (error) {
    leave();
    throw error;
  }
}

/** Beside a process of the same work, whose place it shares: waiting for a second place, two could wait for each other. */
export function openProcessBeside(file: URL, order: unknown): SheetProcess {
  return startProcess(file, order, () => undefined);
}

function startProcess(file: URL, order: unknown, leave: Leave): SheetProcess {
  const child = forkQuietly(file);
  const waiting: PromiseWithResolvers<unknown>[] = [];
  let failure: PortalError | null = null;

  function fail(error: PortalError): void {
    failure ??= error;
    for (const one of waiting.splice(0)) one.reject(failure);
  }
  function send(message: object): void {
    child.send(message, (error) => error && fail(new PortalError('BUSY', { cause: error })));
  }
  child.on('message', (said: Said) => {
    if ('value' in said) waiting.shift()?.resolve(said.value);
    else
      fail(
        new PortalError(said.failure.code, {
          data: said.failure.data,
          cause: new Error(said.failure.message),
        }),
      );
  });
  child.on('error', (error) => {
    // One that never began has no end either.
    if (child.pid === undefined) leave();
    fail(new PortalError('BUSY', { cause: error }));
  });
  child.on('exit', (_code, signal) => {
    leave();
    fail(new PortalError(isOutOfMemory(signal) ? 'SHEET_TOO_LARGE' : 'BUSY'));
  });
  send({ order });
  return {
    ask: <T>(question: unknown) => {
      if (failure) return Promise.reject(failure);
      const answer = Promise.withResolvers<unknown>();
      waiting.push(answer);
      send({ question });
      return answer.promise as Promise<T>;
    },
    end: () => void child.kill('SIGKILL'),
  };
}

/**
 * Not a thread: the limits of a thread do not keep V8 from ending the whole portal when memory is out, and V8 has ended
 * whole processes when threads came and went ("Check failed: jit_page.has_value()").
 */
function forkQuietly(file: URL): ChildProcess {
  const cache = getCompileCacheDir();
  const child = fork(file, {
    serialization: 'advanced',
    execArgv: memory,
    // None of the portal's settings, least of all its secrets. Windows finds its libraries by SystemRoot.
    env: { SystemRoot: process.env['SystemRoot'], ...(cache ? { NODE_COMPILE_CACHE: cache } : {}) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever reads or writes a record goes first.
  if (child.pid !== undefined) setPriority(child.pid, 2);
  return child;
}

/** V8 ends a process without memory by itself, in one of these ways. */
function isOutOfMemory(signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL';
}
