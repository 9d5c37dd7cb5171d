import type { ClientBase } from 'pg';
import type { SessionDetails } from './request-session.ts';
import { named } from './statement.ts';

/** By reading connection: the session whose context was stated on it last. The database has the last word: see its stamp. */
const standing = new WeakMap<ClientBase, SessionDetails>();

export function standsFor(client: ClientBase, session: SessionDetails | null): boolean {
  return session !== null && standing.get(client) === session;
}

export function setStanding(client: ClientBase, session: SessionDetails | null): void {
  if (session) standing.set(client, session);
  else standing.delete(client);
}

/** To stand among the columns of a read: null unless the context on this connection is still true. */
export const stampColumn = '(select stamp from context_session)';
const askStamp = named('select stamp from context_session');

interface Confirmation {
  /** Some read was sent that brings the stamp along. */
  isCarried: boolean;
  stamp: string | null;
}
const awaited = new WeakMap<ClientBase, Confirmation>();

/** From here on, the first short read on this connection brings the stamp along. */
export function awaitStamp(client: ClientBase): Confirmation {
  const confirmation = { isCarried: false, stamp: null };
  awaited.set(client, confirmation);
  return confirmation;
}

/** For who sends a read that brings the stamp along. */
export function carriedFor(client: ClientBase): Confirmation | undefined {
  const confirmation = awaited.get(client);
  if (confirmation) confirmation.isCarried = true;
  return confirmation;
}

/** Asked on its own, where no read brought it. */
export async function fetchStamp(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ stamp: string }>(askStamp);
  return rows[0]?.stamp ?? null;
}
