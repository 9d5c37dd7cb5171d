import type { Readable } from 'node:stream';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { Who } from '../access/who.ts';
import type { Database } from '../db/database.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import type { SheetFormat } from '../sheets/write-rows.ts';
import type { PortalError } from './portal-error.ts';

/** What a handler is told about a call, already validated. */
export interface Call<E extends Endpoint> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  body: BodyOf<E>;
  requestId: string;
  address: string;
  agent: string;
  /** When the device sent it, by its own clock, in milliseconds; null when it did not say. */
  sentAt: number | null;
  language: Language;
  /** The hash of the session's token, where the browser sent one. */
  session: string | null;
  /** Sets the session cookie, or clears it with null. */
  setSession(token: string | null): void;
  /** Runs once the transaction is committed: mails, never database work. */
  afterCommit(work: () => void): void;
  /** What an endpoint with `upload` was sent, not yet read; it breaks off beyond the endpoint's limit. */
  upload: Readable;
}

export interface SignedInCall<E extends Endpoint> extends Call<E> {
  who: Who;
  session: string;
}

type Answer<E extends Endpoint> = Promise<E['envelope'] extends 'stream' ? FileReply : ReplyOf<E>>;

export type FileReply = RowsFile | BytesFile;

/** A streamed list: pages are asked for one after the other, each in a short transaction of its own. */
export interface RowsFile {
  fileName: string;
  header: readonly string[];
  /** CSV unless told otherwise. */
  format?: SheetFormat;
  page(
    tx: Tx,
    cursor: string | null,
  ): Promise<{ rows: readonly (readonly unknown[])[]; next: string | null }>;
  /** Afterwards, also when the reader hung up. */
  close?(): void;
}

/** A file that is there already: a picture, a PDF. */
export interface BytesFile {
  fileName: string;
  contentType: string;
  body: Buffer | Readable;
  /** Opened in the browser instead of saved. */
  isInline?: boolean;
  /** For what never changes under its address; the browser keeps it for this user only. */
  cacheSeconds?: number;
}

export type Handler<E extends Endpoint> = (tx: Tx, call: SignedInCall<E>) => Answer<E>;
export type PublicHandler<E extends Endpoint> = (database: Database, call: Call<E>) => Answer<E>;

/** One guarded transaction: the session and the right are judged anew each time. */
export type Step = <T>(run: (tx: Tx, who: Who) => Promise<T>) => Promise<T>;
export type SteppingHandler<E extends Endpoint> = (step: Step, call: SignedInCall<E>) => Answer<E>;

export type Route =
  | {
      kind: 'signedIn';
      endpoint: Endpoint;
      handler: (tx: Tx, call: SignedInCall<never>) => Promise<unknown>;
      before?: (tx: Tx, call: SignedInCall<never>) => Promise<PortalError | null>;
    }
  | {
      kind: 'stepping';
      endpoint: Endpoint;
      handler: (step: Step, call: SignedInCall<never>) => Promise<unknown>;
    }
  | {
      kind: 'public';
      endpoint: Endpoint;
      handler: (database: Database, call: Call<never>) => Promise<unknown>;
    };

/** Changes nothing: such a call needs no same-site check and no writing connection. */
export function isReadOnly({ method, changesState }: Endpoint): boolean {
  return method === 'GET' && !changesState;
}

/** In a transaction of its own, which stays whatever becomes of the call; what it returns refuses the call. */
export type Before<E extends Endpoint> = (tx: Tx, call: SignedInCall<E>) => Promise<PortalError | null>;

export function handle<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  { before }: { before?: Before<E> } = {},
): Route {
  if (endpoint.requirement === 'public') throw new Error(`${endpoint.path} is public: use handlePublic`);
  const route = { kind: 'signedIn', endpoint, handler: handler as never } as const;
  return before ? { ...route, before: before as never } : route;
}

/**
 * For work that must not sit in a transaction (hashing a password), or whose first step must outlive a refusal (a
 * wrong password is counted although the call fails).
 */
export function handleInSteps<E extends Endpoint>(endpoint: E, handler: SteppingHandler<E>): Route {
  if (endpoint.requirement === 'public') throw new Error(`${endpoint.path} is public: use handlePublic`);
  return { kind: 'stepping', endpoint, handler: handler as never };
}

export function handlePublic<E extends Endpoint>(endpoint: E, handler: PublicHandler<E>): Route {
  if (endpoint.requirement !== 'public') throw new Error(`${endpoint.path} is not public: use handle`);
  return { kind: 'public', endpoint, handler: handler as never };
}
