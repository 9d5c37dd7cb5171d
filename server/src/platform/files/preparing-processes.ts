import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { setPriority } from 'node:os';
import { PortalError } from '../http/portal-error.ts';
import type { PreparedFile } from './prepare-file.ts';
import type { Answer, Order } from './preparing-process.ts';

interface Limits {
  timeLimit: number;
  idleLimit?: number;
}

/**
 * Processes, not threads: a hostile file can bring down whatever reads it (a thread's limits do not keep V8 from ending
 * the whole process when memory is out), and must neither slow down nor end the server, nor find its secrets. One that has
 * drawn a picture may draw the next; one that has read a PDF, or failed, is ended.
 */
export function createPreparingProcesses({ timeLimit, idleLimit = 30_000 }: Limits) {
  const all = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function take(): ChildProcess {
    for (const [child, timer] of idle) {
      idle.delete(child);
      clearTimeout(timer);
      if (child.connected) return child;
    }
    const child = start();
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      clearTimeout(idle.get(child));
      idle.delete(child);
    });
    return child;
  }

  /** Given up at once: until its end is heard of, a killed process still looks connected. */
  function end(child: ChildProcess): void {
    idle.delete(child);
    child.kill('SIGKILL');
  }

  return {
    async run(order: Order): Promise<PreparedFile> {
      const child = take();
      let isReusable = false;
      try {
        const prepared = await ask(child, order, timeLimit);
        isReusable = prepared.mime !== 'application/pdf';
        return prepared;
      } finally {
        if (isReusable) idle.set(child, setTimeout(() => end(child), idleLimit).unref());
        else child.kill('SIGKILL');
      }
    },
    close: () => {
      for (const child of all) child.kill('SIGKILL');
    },
  };
}

function start(): ChildProcess {
  const cache = getCompileCacheDir();
  const child = fork(new URL('./preparing-process.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=256'],
    // Nothing of the server's own.
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Whoever waits for it hears of it; nobody else has to.
  child.on('error', () => undefined);
  // Whoever reads or writes a record goes first.
  if (child.pid !== undefined) setPriority(child.pid, 5);
  return child;
}

/** By the clock of the wall, as nobody can be asked how long a process has worked. */
async function ask(child: ChildProcess, order: Order, timeLimit: number): Promise<PreparedFile> {
  const heard = new AbortController();
  const { signal } = heard;
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, timeLimit);
  try {
    const [answer] = await Promise.race([
      once(child, 'message', { signal }) as Promise<[Answer]>,
      // Ended by its own memory, or by us.
      once(child, 'exit', { signal }).then(
        () => [{ code: isLate ? 'FILE_SLOW' : 'FILE_BROKEN' }] satisfies [Answer],
      ),
      sent(child, order),
    ]);
    if ('code' in answer) throw new PortalError(answer.code);
    return answer.prepared;
  } finally {
    clearTimeout(timer);
    heard.abort();
  }
}

/** Only ever ends by failing. */
function sent(child: ChildProcess, order: Order): Promise<never> {
  return new Promise((_done, failed) => {
    child.send(order, (error) => error && failed(new PortalError('BUSY', { cause: error })));
  });
}
