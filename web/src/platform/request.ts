import type {
  Endpoint,
  GivenBody,
  GivenParams,
  GivenQuery,
  QueryOf,
  ReplyOf,
} from '@sewa/contract/kernel/calls/endpoint';
import { type Envelope, type FailureEnvelope, messageText } from '@sewa/contract/kernel/calls/envelope';
import { takeAskedAhead } from './asked-ahead.ts';
import { CallError } from './call-error.ts';
import { reportBack, reportLost } from './connection.ts';
import { type Answer, exchange, LateAnswer } from './exchange.ts';
import { FIRST_NAMESPACE, i18n } from './i18n.ts';
import { languageStore } from './language.ts';

/**
 * The core of every call. It takes the route apart from its schemas, so that the sign-in screens can use it with
 * the contract's types alone and leave zod out of the first load; `call` is the everyday form.
 */
export async function request<E extends Endpoint>(
  route: Route<E>,
  ...[given]: GivenFor<E>
): Promise<ReplyOf<E>> {
  return requestUntyped(route as UntypedRoute, given ?? {}) as Promise<ReplyOf<E>>;
}

/** A call that was written down and is made later, when its types are long gone. */
export async function requestUntyped(route: UntypedRoute, options: LooseOptions): Promise<unknown> {
  const answer = await send(urlFor(route.path, options), route.method, options);
  if (answer.ok && route.envelope === 'stream') return answer.text;
  return readReply(answer, route as Endpoint, options);
}

/** What an answer says: its payload, or the refusal as an error. */
export function readReply<E extends Endpoint>(
  answer: Answer,
  route: Route<E>,
  options: { isSignIn?: boolean } = {},
): ReplyOf<E> {
  const { envelope } = route as Pick<Endpoint, 'envelope'>;
  const reply = findEnvelope(answer.text);
  if (reply === null || !answer.ok || !reply.success) {
    if (answer.status === 401 && !options.isSignIn) signOutListener();
    throw refusal(answer.status, reply);
  }
  if (envelope === 'list') {
    const rows = reply.list ?? [];
    return { rows, total: reply.total ?? rows.length } as ReplyOf<E>;
  }
  return (envelope === 'docs' ? (reply.docs ?? []) : (reply.data ?? null)) as ReplyOf<E>;
}

/** The path with its parts filled in and the query as key=value; object values travel as JSON. */
export function urlFor(
  path: string,
  given: { params?: object | undefined; query?: object | undefined },
): string {
  const params = new Map(Object.entries(given.params ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name))),
  );
  const pairs = Object.entries(given.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(queryText(value))}`);
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

/** A 401 on any call but the sign-in itself ends the session; who keeps the session says what that means. */
export function onUnauthenticated(listener: () => void): void {
  signOutListener = listener;
}

interface UntypedRoute {
  readonly method: string;
  readonly path: string;
  readonly envelope?: string;
}

export type Route<E extends Endpoint> = Pick<E, keyof E & ('method' | 'path' | 'envelope')>;

/** The options of a call, to be left out when the call needs none. */
export type GivenFor<E extends Endpoint> =
  Record<never, never> extends CallOptions<E> ? [given?: CallOptions<E>] : [given: CallOptions<E>];

export type CallOptions<E extends Endpoint> = Common &
  Part<'params', E, GivenParams<E>> &
  Part<'query', E, LooseQuery<E>> &
  Part<'body', E, GivenBody<E>>;

interface Common {
  signal?: AbortSignal | undefined;
  /** One per form: a double click or a retry then makes one record. */
  idempotencyKey?: string | undefined;
  /** What a call says beside its body (outbox/sender.ts). */
  headers?: Record<string, string>;
  /** Its 401 is an answer to the person, not the end of a session. */
  isSignIn?: boolean;
  /** The silent check at the start: "nobody is signed in" is an expected answer, not an error in the console. */
  isSilentCheck?: boolean;
}

type Part<Name extends string, E, Value> = Name extends keyof E
  ? Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : undefined extends Value
      ? { [K in Name]?: Value }
      : { [K in Name]: Value }
  : unknown;

/** What the server will parse (so `page` is a number), optional where the server has a default. */
type LooseQuery<E> = {
  [K in keyof QueryOf<E> as IsOptional<E, K> extends true ? never : K]: QueryOf<E>[K];
} & { [K in keyof QueryOf<E> as IsOptional<E, K> extends true ? K : never]?: QueryOf<E>[K] | undefined };

type IsOptional<E, K extends keyof QueryOf<E>> = undefined extends QueryOf<E>[K]
  ? true
  : K extends keyof GivenQuery<E>
    ? Record<never, never> extends Pick<GivenQuery<E>, K>
      ? true
      : false
    : false;

type LooseOptions = Common & { params?: object; query?: object; body?: unknown };

let signOutListener = () => {};

async function send(url: string, method: string, options: LooseOptions): Promise<Answer> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': languageStore.get(),
    ...options.headers,
  };
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  // By the clock that wrote the times in the body: the server sees how wrong it is.
  if (method !== 'GET') headers['Portal-Sent-At'] = new Date().toISOString();
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  if (options.isSilentCheck) headers['Prefer'] = 'quiet';
  const body = options.body === undefined ? null : JSON.stringify(options.body);
  const ask = () => exchange(url, { method, headers, body }, { signal: options.signal });
  try {
    const ahead = method === 'GET' ? takeAskedAhead(url) : undefined;
    const answer = await (ahead?.catch(ask) ?? ask());
    reportBack('call');
    options.signal?.throwIfAborted();
    return answer;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    reportLost('call');
    throw unanswered(error instanceof LateAnswer ? 'TIMEOUT' : 'NETWORK');
  }
}

function findEnvelope(text: string): Envelope | null {
  try {
    const reply: unknown = JSON.parse(text);
    return reply !== null && typeof reply === 'object' && 'success' in reply ? (reply as Envelope) : null;
  } catch {
    return null;
  }
}

function refusal(status: number, reply: Envelope | null): CallError {
  // No envelope: something between us and the portal answered (a proxy, a captive line), or it is restarting.
  if (reply === null) return unanswered('NETWORK', status);
  const { message, code, fields, data, requestId } = reply as FailureEnvelope;
  const said = message ? messageText(message) : null;
  return new CallError({
    status,
    code: code ?? 'INTERNAL',
    message: said ?? i18n.t('call.failed', { ns: FIRST_NAMESPACE }),
    fields,
    data,
    requestId,
    serverText: typeof message === 'string' && message !== '' ? message : null,
    said,
  });
}

/** No answer came, or none of ours. */
export function unanswered(code: 'NETWORK' | 'TIMEOUT', status = 0): CallError {
  const key = code === 'TIMEOUT' ? 'call.timeout' : 'call.network';
  return new CallError({ status, code, message: i18n.t(key, { ns: FIRST_NAMESPACE }) });
}

function queryText(value: unknown): string {
  return value !== null && typeof value === 'object' ? JSON.stringify(value) : String(value);
}
