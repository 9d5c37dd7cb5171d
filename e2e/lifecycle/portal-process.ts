import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const main = join(root, 'server', 'src', 'main.ts');

export type PortalProcess = {
  child: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** The address, once the block is printed; rejects when it ends before. */
  ready: Promise<string>;
  ended: Promise<number | null>;
};

/**
 * A server of its own; nothing of the caller's environment reaches it but what is needed to run. `wrapper` is a command
 * that runs it somewhere else, such as in another network.
 */
export function startPortal(
  env: Record<string, string>,
  { wrapper = [] }: { wrapper?: readonly string[] } = {},
): PortalProcess {
  const { PATH = '' } = process.env;
  const [command = '', ...args] = [...wrapper, process.execPath, main];
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const ready = new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      printed += chunk;
      const address = /^ {2}Address +(\S+)/m.exec(printed)?.[1];
      if (address && /\n\n$/.test(printed)) resolve(address);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    ended.then((code) => reject(new Error(`ended with ${code}: ${printed}`)), reject);
  });
  ready.catch(() => {});
  return { child, output: () => printed, ready, ended };
}

export async function statusOf(url: string): Promise<number> {
  const response = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  await response.arrayBuffer();
  return response.status;
}
