import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { EmbeddedError } from './embedded-error.ts';

// Below the ports that systems hand out to outgoing connections: one of those could be taken while the
// database restarts, and a client that knocks on it in the meantime may even connect to itself.
const lowest = 15_000;
const highest = 32_000;

export async function findFreePort(preferred: number | null): Promise<number> {
  if (preferred !== null && (await isFree(preferred))) return preferred;
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new EmbeddedError(`No free port for the database between ${lowest} and ${highest}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
