import type { ClientBase } from 'pg';
import { named } from './kysely-on-client.ts';

/** What a request knows of its session. */
export interface OpenedRequest {
  user_id: string;
  username: string;
  name: string;
  org_id: string;
  org_name: string;
  org_level: number;
  area_id: string | null;
  centres: string;
  acl: string;
  temporary_acl: string;
  ceiling: string;
  must_change: boolean;
  language: string | null;
  /** Some minutes have passed since the idle limit was told that the session is in use. */
  is_stale: boolean;
}

type Details = Omit<OpenedRequest, 'is_stale'> & { stamp: string };

const openStatement = named('select open_request($1, $2) as stamp');
const detailsStatement = named('select * from session_details($1)');
/** By token hash; true for as long as the session's stamp is the same, which the database says at every request. */
const remembered = new Map<string, Details>();
const mostRemembered = 5_000;

/** States who and where on this connection; null when there is no such session. Without an id: a request that only reads. */
export async function openSession(
  client: ClientBase,
  token: Buffer,
  requestId: string | null,
): Promise<OpenedRequest | null> {
  const opened = await client.query<{ stamp: string | null }>({
    ...openStatement,
    values: [token, requestId],
  });
  const answer = opened.rows[0]?.stamp ?? null;
  if (answer === null) return null;
  const isStale = answer.startsWith('-');
  const stamp = isStale ? answer.slice(1) : answer;
  const details = await detailsOf(client, token, stamp);
  return details && { ...details, is_stale: isStale };
}

async function detailsOf(client: ClientBase, token: Buffer, stamp: string): Promise<Details | null> {
  const key = token.toString('latin1');
  const known = remembered.get(key);
  if (known?.stamp === stamp) return known;
  const found = await client.query<Details>({ ...detailsStatement, values: [token] });
  const details = found.rows[0];
  if (!details) return null;
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, details);
  return details;
}
