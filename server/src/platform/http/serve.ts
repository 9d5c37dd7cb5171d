import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { answerPublic } from './answer-public.ts';
import { answerSignedIn } from './answer-signed-in.ts';
import { urlOf } from './declared-routes.ts';
import { PortalError } from './portal-error.ts';
import { isReadOnly, type Route } from './route.ts';
import { isSameSite } from './same-site.ts';
import type { Serving } from './serving.ts';
import { hangUp } from './upload.ts';

/** Puts a route on the app: same-site check, session, right, validation, handler, envelope, in this order. */
export function serve(serving: Serving, route: Route): void {
  const { endpoint } = route;
  if (endpoint.requirement === undefined)
    throw new Error(`${endpoint.method} ${endpoint.path} has no requirement`);
  inScopeFor(serving.app, endpoint, {
    method: endpoint.method,
    url: urlOf(endpoint),
    ...(endpoint.upload ? { bodyLimit: endpoint.upload.maxBytes } : {}),
    ...timeLimitOf(route),
    handler: async (request, reply) => {
      if (!isReadOnly(endpoint) && !isSameSite(request.headers, serving.origin))
        throw new PortalError('CROSS_SITE');
      reply.header('cache-control', 'no-store');
      const payload =
        route.kind === 'public'
          ? await answerPublic({ serving, route, request, reply })
          : await answerSignedIn({ serving, route, request, reply });
      if (payload instanceof Readable) endWith(reply, payload);
      if (typeof payload === 'string') reply.header('content-type', 'application/json; charset=utf-8');
      return reply.send(payload);
    },
  });
}

/** Whoever hung up, or was answered that it took too long, does not read the file: what makes it is let go. */
function endWith({ raw }: FastifyReply, payload: Readable): void {
  if (raw.destroyed || raw.writableEnded) payload.destroy();
  else raw.once('close', () => payload.destroy());
}

/** A body that is a file is handed on unread; only the endpoints that take one accept it. */
function inScopeFor(app: FastifyInstance, endpoint: Route['endpoint'], options: RouteOptions): void {
  if (!endpoint.upload) {
    app.route(options);
    return;
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (_request: FastifyRequest, payload: unknown) => payload);
    scope.addHook('onResponse', async (request) => hangUp(request.raw));
    scope.route(options);
  });
}

/** The database ends every statement after 20 seconds; a clock besides would cost a short read a tenth of its time. */
function timeLimitOf({ kind, endpoint }: Route): { handlerTimeout?: number } {
  // A long list takes as long as the line to its reader.
  if (endpoint.envelope === 'stream') return { handlerTimeout: 30 * 60_000 };
  return kind === 'signedIn' && isReadOnly(endpoint) ? {} : { handlerTimeout: 55_000 };
}
