import type { ClientBase } from 'pg';
import { only } from './only.ts';
import { setStanding } from './standing-context.ts';
import { named } from './statement.ts';

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

export interface OpenedSession {
  details: SessionDetails;
  /** Some minutes have passed since the idle limit was told that the session is in use. */
  isStale: boolean;
}

const openStatement = named('select open_request($1, $2) as stamp');
const detailsStatement = named('select * from session_details($1)');
/** By token hash; true for as long as the session's stamp is the same, which the database says at every request. */
const remembered = new Map<string, SessionDetails>();
const mostRemembered = 5_000;

/** What was true at the session's last request; it must be confirmed by openSession. */
export function recallSession(token: string): SessionDetails | null {
  return remembered.get(token) ?? null;
}

/** States who and where on this connection; null when there is no such session. Without an id: a request that only reads. */
export async function openSession(
  client: ClientBase,
  token: string,
  requestId: string | null,
): Promise<OpenedSession | null> {
  const isRead = requestId === null;
  if (isRead) setStanding(client, null);
  const opened = await client.query<{ stamp: string | null }>(openStatement, [token, requestId]);
  const answer = only(opened.rows).stamp;
  if (answer === null) return null;
  const isStale = answer.startsWith('-');
  const details = await detailsOf(client, token, isStale ? answer.slice(1) : answer);
  if (isRead) setStanding(client, details);
  return details && { details, isStale };
}

async function detailsOf(client: ClientBase, token: string, stamp: string): Promise<SessionDetails | null> {
  const known = recallSession(token);
  if (known?.stamp === stamp) return known;
  const found = await client.query<SessionDetails>(detailsStatement, [token]);
  const details = found.rows[0];
  if (!details) return null;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(token, details);
  return details;
}
