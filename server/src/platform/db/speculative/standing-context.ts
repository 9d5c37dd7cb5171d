import type { ClientBase } from 'pg';
import { named } from '../statement.ts';

/**
 * By reading connection: the details of the session whose context was stated on it last; with another stamp they are
 * another object. This is no more than a guess: what the database says of the stamp counts.
 */
const standing = new WeakMap<ClientBase, object>();

export function standsFor(client: ClientBase, session: object | null): boolean {
  return session !== null && standing.get(client) === session;
}

export function setStanding(client: ClientBase, session: object | null): void {
  if (session) standing.set(client, session);
  else standing.delete(client);
}

const askStamp = named('select stamp from context_session');

export interface Confirmation {
  stamp: string | null;
}
const awaited = new WeakMap<ClientBase, Confirmation>();

/** The next short read on this connection brings the stamp along. */
export function awaitStamp(client: ClientBase): Confirmation {
  const confirmation = { stamp: null };
  awaited.set(client, confirmation);
  return confirmation;
}

/** For a read that can bring the stamp along: where to put it, if it is awaited. */
export function takeAwaited(client: ClientBase): Confirmation | undefined {
  const confirmation = awaited.get(client);
  awaited.delete(client);
  return confirmation;
}

/** Asked on its own, where no read brought it. */
export async function fetchStamp(client: ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ stamp: string }>(askStamp);
  return rows[0]?.stamp ?? null;
}
