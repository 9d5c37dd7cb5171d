import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** Served under /api without being a call of the contract: its description, and the refusal of everything else. */
const described = ['/api/docs', '/api/docs/openapi.json', '/api/*'];

/** From here on, a route under /api that the contract does not declare with a requirement stops the start-up. */
export function serveOnlyDeclared(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const declared = new Set(
    endpoints.filter((one) => one.requirement !== undefined).map((one) => `${one.method} ${urlOf(one)}`),
  );
  app.addHook('onRoute', ({ method, url }: RouteOptions) => {
    if (!url.startsWith('/api') || described.includes(url)) return;
    for (const one of [method].flat())
      if (!declared.has(`${one} ${url}`))
        throw new Error(`${one} ${url} is not declared in the contract with a requirement`);
  });
}

/** /api/user/{id} as the router writes it. */
export function urlOf({ path }: Pick<Endpoint, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
