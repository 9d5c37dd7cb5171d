import type { FastifyInstance } from 'fastify';
import { PortalError } from './portal-error.ts';

/** The camp laptop leaves these modules out: their screens are empty and their calls are refused. */
const leftOut = ['sewadar', 'nominal-roll', 'oae', 'badges', 'bav', 'transport'];

export function serveOffline(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const module = /^\/api\/([\w-]+)/.exec(request.url)?.[1];
    if (module !== undefined && leftOut.includes(module)) throw new PortalError('OFFLINE_BUILD');
  });
}
