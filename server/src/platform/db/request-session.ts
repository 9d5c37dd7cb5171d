import type { ClientBase } from 'pg';
import { only } from './only.ts';
import { named } from './statement.ts';
import { noteTransactionId } from './transaction.ts';

/** What a request knows of its session. */
export interface SessionDetails {
  user_id: string;
  username: string;
  name: string;
  org_id: string;
  org_name: string;
  org_level: number;
  area_id: string | null;
  centres: string;
  acl: Record<string, unknown>;
  temporary_acl: unknown[];
  ceiling: Record<string, unknown>;
  must_change: boolean;
  language: string | null;
  stamp: string;
}

export interface StatedContext {
  /** A number that changes with everything the session's details follow from. */
  stamp: string;
  /** Some minutes have passed since the session was last marked as used. */
  isStale: boolean;
}

/** A write gets its transaction id at once, so that it is known if the connection is lost with the commit. */
const openStatement = named(`select open_request($1, $2) as stamp,
  case when $2 is not null and current_setting('transaction_read_only') = 'off' then pg_current_xact_id()::text end as id`);
const detailsStatement = named('select * from session_details($1)');

/**
 * States who and where on this connection, or clears it and returns null when there is no such session. With the id of a
 * request the context ends with the transaction; without one it stays on the connection until the next is stated.
 */
export async function stateContext(
  client: ClientBase,
  token: string,
  requestId: string | null,
): Promise<StatedContext | null> {
  const opened = await client.query<Opened>(openStatement, [token, requestId]);
  const { stamp, id } = only(opened.rows);
  if (id !== null) noteTransactionId(client, id);
  return stamp === null ? null : asContext(stamp);
}

interface Opened {
  stamp: string | null;
  /** Of the transaction, where it may write. */
  id: string | null;
}

/** A stale stamp comes with a minus sign. */
function asContext(stamp: string): StatedContext {
  const isStale = stamp.startsWith('-');
  return { stamp: isStale ? stamp.slice(1) : stamp, isStale };
}

export async function fetchDetails(client: ClientBase, token: string): Promise<SessionDetails | null> {
  const found = await client.query<SessionDetails>(detailsStatement, [token]);
  return found.rows[0] ?? null;
}
