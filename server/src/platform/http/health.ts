import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

export interface Health {
  /** From now on the balancer is told to send nobody here any more. */
  close(): void;
}

/** Shorter than the patience of a balancer, which would take silence for a dead process. */
const maxWaitMs = 3_000;

/** healthz: the process answers. readyz: it reaches a database that can be written to, and is not about to end. */
export function serveHealth(app: FastifyInstance, database: Pick<Database, 'ping'>): Health {
  let isClosing = false;
  let asking: Promise<void> | null = null;
  /** Several balancers, and every browser that lost its connection, ask at once. */
  const ping = () => {
    asking ??= withinLimit(database.ping()).finally(() => {
      asking = null;
    });
    return asking;
  };
  app.get('/healthz', async () => ({ status: 'ok' }));
  // A browser that lost its connection asks for the head alone.
  app.get('/readyz', { exposeHeadRoute: true }, async (request, reply) => {
    if (isClosing) return reply.code(503).send({ status: 'closing' });
    try {
      await ping();
      return { status: 'ready' };
    } catch (err) {
      request.log.warn({ err }, 'database not reachable');
      return reply.code(503).send({ status: 'database not reachable' });
    }
  });
  return {
    close: () => {
      isClosing = true;
    },
  };
}

async function withinLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), maxWaitMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
