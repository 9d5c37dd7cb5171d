import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieHeader } from '../access/session-cookie.ts';
import type { Who } from '../access/who.ts';
import { languageOf } from './language.ts';
import { PortalError } from './portal-error.ts';
import type { Call, Route, SignedInCall } from './route.ts';
import { limited } from './upload.ts';

interface Serving {
  isSecure(request: FastifyRequest): boolean;
}

/** What a handler is told of its call. A class, because what few handlers ask for then costs the others nothing. */
export class RequestCall {
  params: unknown;
  query: unknown;
  body: unknown;
  who: Who | undefined;
  session: string | null = null;
  readonly requestId: string;
  readonly afterwards: (() => void)[] = [];
  private readonly endpoint: Route['endpoint'];
  private readonly request: FastifyRequest;
  private readonly reply: FastifyReply;
  private readonly serving: Serving;

  constructor(made: { serving: Serving; route: Route; request: FastifyRequest; reply: FastifyReply }) {
    this.requestId = made.request.id;
    this.endpoint = made.route.endpoint;
    this.request = made.request;
    this.reply = made.reply;
    this.serving = made.serving;
  }

  /** Throws at what the endpoint does not take. */
  validated(): Call<never> {
    const { endpoint, request } = this;
    this.params = endpoint.params ? endpoint.params.parse(request.params, telling) : {};
    this.query = endpoint.query ? endpoint.query.parse(request.query, telling) : {};
    this.body = endpoint.body ? endpoint.body.parse(request.body ?? undefined, telling) : undefined;
    return this as never;
  }

  validatedFor(who: Who): SignedInCall<never> {
    this.who = who;
    this.refuseOtherActor(who);
    return this.validated() as SignedInCall<never>;
  }

  /** An act that waited on a device names who did it, and in which area: a session of anybody else does not do it. */
  private refuseOtherActor({ userId, areaId }: Who): void {
    const actor = this.request.headers['portal-actor'];
    if (actor !== undefined && actor !== `${userId}/${areaId ?? ''}`) throw new PortalError('OTHER_ACTOR');
  }

  /** What a proxy says is only believed when it is an address at all. */
  get address(): string {
    const { ip, socket } = this.request;
    return isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;
  }

  get agent(): string {
    return (this.request.headers['user-agent'] ?? '').slice(0, 200);
  }

  get sentAt(): number | null {
    const said = this.request.headers['portal-sent-at'];
    const at = typeof said === 'string' && said.length <= 30 ? Date.parse(said) : Number.NaN;
    return Number.isNaN(at) ? null : at;
  }

  get language(): Language {
    return languageOf(this.request.headers['accept-language']);
  }

  get setSession() {
    return (token: string | null): void => {
      this.reply.header('set-cookie', cookieHeader(token, this.serving.isSecure(this.request)));
    };
  }

  get afterCommit() {
    return (work: () => void): void => {
      this.afterwards.push(work);
    };
  }

  get upload(): Readable {
    const { maxBytes } = this.endpoint.upload ?? { maxBytes: 0 };
    const { body, headers } = this.request;
    return limited(body as Readable | undefined, maxBytes, headers['content-length']);
  }
}

/** What was entered stays with the complaint: whether there was anything decides what the person is told. */
const telling = { reportInput: true } as const;
