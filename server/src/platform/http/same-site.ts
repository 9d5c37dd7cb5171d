import type { FastifyRequest } from 'fastify';
import { PortalError } from './portal-error.ts';

/** Browsers state where a request comes from; what does not come from our own pages may not change anything. */
export function refuseCrossSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new PortalError('CROSS_SITE');
}
