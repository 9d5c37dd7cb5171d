import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastLines, launch, type Program, waitUntil } from './processes.ts';

/** One of the portals of the cluster. */
export interface Portal {
  name: string;
  port: number;
  url: string;
  /** Until it is ready; with the program of another clone to upgrade it. */
  start(program: string): Promise<void>;
  /** As an operator does: it lets running requests finish. */
  stop(): Promise<void>;
  kill(): Promise<void>;
  log(): Promise<string>;
}

export function openPortal(options: {
  name: string;
  folder: string;
  port: number;
  env: Record<string, string>;
}): Portal {
  const { name, port } = options;
  const url = `http://127.0.0.1:${port}`;
  const dataDir = join(options.folder, name);
  const logFile = join(options.folder, `${name}.log`);
  let running: Program | null = null;
  const isReady = () =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  return {
    name,
    port,
    url,
    start: async (program) => {
      await mkdir(dataDir, { recursive: true });
      running = launch({
        command: ['setpriv', '--pdeathsig', 'TERM', process.execPath, join(program, 'server/src/main.ts')],
        cwd: program,
        logFile,
        env: { PORT: String(port), DATA_DIR: dataDir, ...options.env },
      });
      const begun = running;
      await waitUntil(
        name,
        async () => {
          if (!begun.isRunning()) throw new Error(`${name} ended:\n${await lastLines(logFile)}`);
          return isReady();
        },
        { limitMs: 300_000 },
      );
    },
    stop: async () => {
      await running?.stop(25_000);
    },
    kill: async () => {
      await running?.kill();
    },
    log: () => readFile(logFile, 'utf8'),
  };
}
