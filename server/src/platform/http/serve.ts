import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import type { SuccessEnvelope } from '@sewa/contract/kernel/envelope';
import { meets } from '@sewa/contract/kernel/requirement';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { cookieHeader, hashOfToken, tokenIn } from '../access/session-cookie.ts';
import { type Who, whoOf } from '../access/who.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import type { SessionDetails } from '../db/request-session.ts';
import { urlOf } from './declared-routes.ts';
import { sendFile } from './file-reply.ts';
import { findReply, keepReply } from './idempotency.ts';
import { languageOf } from './language.ts';
import { PortalError } from './portal-error.ts';
import type { Call, FileReply, Route, SignedInCall } from './route.ts';
import { hangUp, limited } from './upload.ts';

export interface Serving {
  app: FastifyInstance;
  database: Database;
  timeZone: string;
  /** Cookies are marked Secure unless only this machine, or a camp's own network, can reach the portal. */
  isSecure(request: FastifyRequest): boolean;
  /** Told after each commit that may have changed something. */
  announce(): void;
}

const longestFile = 30 * 60_000;

/** Puts a route on the app: same-site check, session, right, validation, handler, envelope, in this order. */
export function serve(serving: Serving, route: Route): void {
  const { endpoint } = route;
  if (endpoint.requirement === undefined)
    throw new Error(`${endpoint.method} ${endpoint.path} has no requirement`);
  inScopeFor(serving.app, endpoint, {
    method: endpoint.method,
    url: urlOf(endpoint),
    ...(endpoint.upload ? { bodyLimit: endpoint.upload.maxBytes } : {}),
    // A long list takes as long as the line to its reader.
    ...(endpoint.envelope === 'stream' ? { handlerTimeout: longestFile } : {}),
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
  const afterwards: (() => void)[] = [];
  const basics = {
    requestId: request.id,
    // Few handlers ask for these three, and the address takes a look at every proxy.
    get address() {
      return addressOf(request);
    },
    get agent() {
      return (request.headers['user-agent'] ?? '').slice(0, 200);
    },
    get language() {
      return languageOf(request.headers['accept-language']);
    },
    setSession: (token: string | null) => {
      reply.header('set-cookie', cookieHeader(token, serving.isSecure(request)));
    },
    afterCommit: (work: () => void) => {
      afterwards.push(work);
    },
    get upload() {
      const { maxBytes } = endpoint.upload ?? { maxBytes: 0 };
      return limited(request.body as Readable | undefined, maxBytes, request.headers['content-length']);
    },
  };
  if (route.kind === 'public') {
    const sent = tokenIn(request.headers.cookie);
    const call = Object.assign(basics, validated(endpoint, request), { session: sent && hashOfToken(sent) });
    const result = await route.handler(serving.database, call as Call<never>);
    serving.announce();
    for (const work of afterwards) work();
    return JSON.stringify(envelope(endpoint.envelope, result));
  }

  const token = tokenIn(request.headers.cookie);
  if (token === null) throw new PortalError('UNAUTHENTICATED');
  const session = hashOfToken(token);
  const isRead = endpoint.method === 'GET' && !endpoint.changesState;
  const key = endpoint.method === 'POST' ? idempotencyKeyOf(request) : null;
  let isOpened = false;
  const transact = <T>(run: (tx: Tx, who: Who) => Promise<T>) =>
    serving.database.request({
      token: session,
      requestId: request.id,
      mode: isRead ? 'read' : 'write',
      run: (tx, found) => {
        isOpened = found !== null;
        return run(tx, guarded(route, found, serving.timeZone));
      },
    });

  const attempt = () => {
    if (route.kind === 'stepping') return inSteps(route);
    return transact(async (tx, who) => {
      const call = Object.assign(basics, validated(endpoint, request), {
        who,
        session,
      }) as SignedInCall<never>;
      const result = await route.handler(tx, call);
      if (endpoint.envelope === 'stream') return result;
      const text = JSON.stringify(envelope(endpoint.envelope, result));
      if (key) await keepReply(tx, { userId: who.userId, key, endpoint: endpoint.path, reply: text });
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
    const call = Object.assign(basics, validated(endpoint, request), { who, session }) as SignedInCall<never>;
    const made = await handler(transact, call);
    return endpoint.envelope === 'stream' ? made : JSON.stringify(envelope(endpoint.envelope, made));
  }

  /** The first attempt keeps its reply; whoever comes second with the same key is told the same. */
  async function onceOnly() {
    try {
      return await attempt();
    } catch (error) {
      if (!isOpened) throw error;
      const kept = await transact((tx) => findReply(tx, key ?? '', endpoint.path));
      if (kept === null) throw error;
      afterwards.length = 0;
      return kept;
    }
  }

  function finish(): void {
    if (!isReadOnly(route)) serving.announce();
    for (const work of afterwards) work();
  }
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

function validated(endpoint: Route['endpoint'], request: FastifyRequest) {
  return {
    params: endpoint.params ? endpoint.params.parse(request.params) : {},
    query: endpoint.query ? endpoint.query.parse(request.query) : {},
    body: endpoint.body ? endpoint.body.parse(request.body ?? undefined) : undefined,
  };
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

/** What a proxy says is only believed when it is an address at all. */
function addressOf(request: FastifyRequest): string {
  return isIP(request.ip) === 0 ? (request.socket.remoteAddress ?? '') : request.ip;
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(key) ? key : null;
}
