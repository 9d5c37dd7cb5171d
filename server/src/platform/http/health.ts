import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** healthz: the process answers. readyz: it can reach its database. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  // A browser that lost its connection asks for the head alone.
  app.get('/readyz', { exposeHeadRoute: true }, async (request, reply) => {
    try {
      await database.ping();
      return { status: 'ready' };
    } catch (err) {
      request.log.warn({ err }, 'database not reachable');
      return reply.code(503).send({ status: 'database not reachable' });
    }
  });
}
