import { createHash } from 'node:crypto';
import type { SuccessEnvelope } from '@sewa/contract/kernel/envelope';
import { meets } from '@sewa/contract/kernel/requirement';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { hashOfToken, tokenIn } from '../access/session-cookie.ts';
import { type Who, whoOf } from '../access/who.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import type { SessionDetails } from '../db/request-session.ts';
import { urlOf } from './declared-routes.ts';
import { sendFile } from './file-reply.ts';
import { findReply, keepReply } from './idempotency.ts';
import { PortalError } from './portal-error.ts';
import { RequestCall } from './request-call.ts';
import type { FileReply, Route } from './route.ts';
import { hangUp } from './upload.ts';

export interface Serving {
  app: FastifyInstance;
  database: Database;
  timeZone: string;
  /** Cookies are marked Secure unless only this machine, or a camp's own network, can reach the portal. */
  isSecure(request: FastifyRequest): boolean;
  /** Told after each commit that may have changed something. */
  announce(): void;
}

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
      if (endpoint.method !== 'GET' || endpoint.changesState) refuseCrossSite(request);
      reply.header('cache-control', 'no-store');
      const payload = await answer(serving, route, request, reply);
      if (typeof payload === 'string') reply.header('content-type', 'application/json; charset=utf-8');
      return reply.send(payload);
    },
  });
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

async function answer(serving: Serving, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint } = route;
  const call = new RequestCall({ serving, route, request, reply });
  if (route.kind === 'public') {
    const sent = tokenIn(request.headers.cookie);
    call.session = sent && hashOfToken(sent);
    const result = await route.handler(serving.database, call.validated());
    serving.announce();
    for (const work of call.afterwards) work();
    return JSON.stringify(envelope(endpoint.envelope, result));
  }

  const token = tokenIn(request.headers.cookie);
  if (token === null) throw new PortalError('UNAUTHENTICATED');
  const session = hashOfToken(token);
  call.session = session;
  const key = endpoint.method === 'POST' ? idempotencyKeyOf(request) : null;
  const asked = key && !endpoint.upload ? hashOf(request.body) : '';
  let isOpened = false;
  const transact = <T>(run: (tx: Tx, who: Who) => Promise<T>) =>
    serving.database.request({
      token: session,
      requestId: request.id,
      mode: isReadOnly(route) ? 'read' : 'write',
      run: (tx, found) => {
        isOpened = found !== null;
        return run(tx, guarded(route, found, serving.timeZone));
      },
    });

  const attempt = () => {
    if (route.kind === 'stepping') return inSteps(route);
    return transact(async (tx, who) => {
      const result = await route.handler(tx, call.validatedFor(who));
      if (endpoint.envelope === 'stream') return result;
      const text = JSON.stringify(envelope(endpoint.envelope, result));
      if (key) await keepReply(tx, { userId: who.userId, key, endpoint: endpoint.path, asked, reply: text });
      return text;
    });
  };
  const result = key ? await onceOnly() : await attempt();
  finish();
  if (endpoint.envelope !== 'stream') return result as string;
  return sendFile(reply, result as FileReply, {
    read: (run) => transact((tx) => run(tx)),
    timeZone: serving.timeZone,
  });

  async function inSteps({ handler }: Extract<Route, { kind: 'stepping' }>) {
    const who = await transact(async (_tx, found) => found);
    const made = await handler(transact, call.validatedFor(who));
    return endpoint.envelope === 'stream' ? made : JSON.stringify(envelope(endpoint.envelope, made));
  }

  /** The first attempt keeps its reply; whoever comes second with the same key is told the same. */
  async function onceOnly() {
    try {
      return await attempt();
    } catch (error) {
      if (!isOpened) throw error;
      const kept = await transact((tx) => findReply(tx, { key: key ?? '', endpoint: endpoint.path, asked }));
      if (kept === null) throw error;
      call.afterwards.length = 0;
      return kept;
    }
  }

  function finish(): void {
    if (!isReadOnly(route)) serving.announce();
    for (const work of call.afterwards) work();
  }
}

function hashOf(body: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64');
}

/** The database ends every statement after 20 seconds; a clock besides would cost a short read a tenth of its time. */
function timeLimitOf(route: Route): { handlerTimeout?: number } {
  // A long list takes as long as the line to its reader.
  if (route.endpoint.envelope === 'stream') return { handlerTimeout: 30 * 60_000 };
  return route.kind === 'signedIn' && isReadOnly(route) ? {} : { handlerTimeout: 55_000 };
}

function isReadOnly({ endpoint }: Route): boolean {
  return endpoint.method === 'GET' && !endpoint.changesState;
}

function guarded({ endpoint }: Route, opened: SessionDetails | null, timeZone: string): Who {
  if (opened === null) throw new PortalError('UNAUTHENTICATED');
  const who = whoOf(opened, timeZone);
  if (who.mustChangePassword && !endpoint.beforePasswordChange)
    throw new PortalError('PASSWORD_CHANGE_REQUIRED');
  if (!meets(endpoint.requirement, who)) {
    throw new PortalError('FORBIDDEN', { data: { requirement: endpoint.requirement } });
  }
  return who;
}

function envelope(where: Route['endpoint']['envelope'], result: unknown): SuccessEnvelope {
  switch (where) {
    case 'list': {
      const { rows, total } = result as { rows: unknown[]; total: number };
      return { success: true, message: '', list: rows, total };
    }
    case 'docs':
      return { success: true, message: '', docs: result as unknown[] };
    default:
      return { success: true, message: '', data: result };
  }
}

/** Browsers say where a request comes from; what does not come from our own pages may not change anything. */
function refuseCrossSite(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new PortalError('CROSS_SITE');
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key) ? key : null;
}
