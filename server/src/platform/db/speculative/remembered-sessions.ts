import type { ClientBase } from 'pg';
import { fetchDetails, type SessionDetails, stateContext } from '../request-session.ts';
import { setStanding } from './standing-context.ts';

export interface OpenedSession {
  details: SessionDetails;
  isStale: boolean;
}

/** By token hash; true for as long as the session's stamp is the same, which the database says at every request. */
const remembered = new Map<string, SessionDetails>();
const maxRemembered = 5_000;

/** What was true at the session's last request; it must be confirmed before anything that follows from it is shown. */
export function recallSession(token: string): SessionDetails | null {
  return remembered.get(token) ?? null;
}

/** The context stays on the connection, where the session's next read may find it. */
export async function openForReading(client: ClientBase, token: string): Promise<OpenedSession | null> {
  setStanding(client, null);
  const opened = await open(client, token, null);
  setStanding(client, opened?.details ?? null);
  return opened;
}

export function openForWriting(
  client: ClientBase,
  token: string,
  requestId: string,
): Promise<OpenedSession | null> {
  return open(client, token, requestId);
}

async function open(
  client: ClientBase,
  token: string,
  requestId: string | null,
): Promise<OpenedSession | null> {
  const context = await stateContext(client, token, requestId);
  if (context === null) return null;
  const details = await detailsOf(client, token, context.stamp);
  return details && { details, isStale: context.isStale };
}

async function detailsOf(client: ClientBase, token: string, stamp: string): Promise<SessionDetails | null> {
  const known = recallSession(token);
  if (known?.stamp === stamp) return known;
  const details = await fetchDetails(client, token);
  if (!details) return null;
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(token, details);
  return details;
}
