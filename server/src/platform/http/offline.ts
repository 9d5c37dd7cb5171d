import type { FastifyInstance } from 'fastify';
import type { ServerModule } from '../module.ts';
import { PortalError } from './portal-error.ts';

/** The camp laptop leaves some modules out: their screens are empty and their calls are refused. */
export function serveOffline(app: FastifyInstance, modules: readonly ServerModule[]): void {
  const leftOut = new Set(
    modules
      .filter((module) => module.isLeftOutOffline)
      .flatMap((module) => module.routes.map(({ endpoint }) => sectionOf(endpoint.path))),
  );
  app.addHook('onRequest', async (request) => {
    // The route and not the address: an address can be written in more than one way.
    if (leftOut.has(sectionOf(request.routeOptions.url ?? ''))) throw new PortalError('OFFLINE_BUILD');
  });
}

/** '/api/transport/trip/1?x' is of the section 'transport'. */
function sectionOf(path: string): string | undefined {
  return /^\/api\/([\w-]+)/.exec(path)?.[1];
}
