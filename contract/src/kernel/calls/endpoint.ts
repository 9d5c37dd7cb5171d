import { z } from 'zod';
import type { Requirement } from '../rights/requirement.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * One declaration of a call: the server validates, guards and serves by it, the web calls by it, forms take their
 * schema from it, OpenAPI and the permission tests walk it.
 */
export interface Endpoint {
  readonly method: Method;
  /** Path with {name} parts, e.g. /api/user/{id}. */
  readonly path: string;
  readonly requirement: Requirement;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is a file, sent as it is (application/octet-stream). Its handler works in steps, so that a slow line holds no transaction. */
  readonly upload?: { readonly maxBytes: number };
  /** The payload: what stands under `data`, or the row of `list` and `docs`. */
  readonly reply: z.ZodType;
  /** Where the payload stands in the reply. `list` also carries `total`; `stream` is a file. */
  readonly envelope?: 'data' | 'list' | 'docs' | 'stream';
  /** A GET that changes state (the customer's logout and switch-area) needs a writing transaction and a same-site check. */
  readonly changesState?: boolean;
  /** A list that stays empty without a word when it cannot be fetched: the customer names these calls. */
  readonly failsSilently?: boolean;
  /** Open to a user who must first choose a new password. */
  readonly beforePasswordChange?: boolean;
}

export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Parsed<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise;
type Given<S, Otherwise> = S extends z.ZodType ? z.input<S> : Otherwise;
type None = Record<string, never>;
type Part<E, K extends string> = E extends Readonly<Record<K, infer S>> ? S : undefined;

export type ParamsOf<E> = Parsed<Part<E, 'params'>, None>;
export type QueryOf<E> = Parsed<Part<E, 'query'>, None>;
export type BodyOf<E> = Parsed<Part<E, 'body'>, undefined>;
export type GivenParams<E> = Given<Part<E, 'params'>, None>;
export type GivenQuery<E> = Given<Part<E, 'query'>, None>;
export type GivenBody<E> = Given<Part<E, 'body'>, undefined>;
export type RowOf<E> = Parsed<Part<E, 'reply'>, never>;
/** What a handler returns and a call resolves to. */
export type ReplyOf<E extends Endpoint> = E['envelope'] extends 'list'
  ? Rows<RowOf<E>>
  : E['envelope'] extends 'docs'
    ? RowOf<E>[]
    : RowOf<E>;

export interface Rows<Row> {
  rows: Row[];
  total: number;
}

export function rowsOf<S extends z.ZodType>(row: S) {
  return z.object({ rows: z.array(row), total: z.number().int() });
}

export const idParams = z.object({ id: z.uuid() });
