import { sql } from 'kysely';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import type { Failures } from './throttle.rules.ts';

export async function getOwnDetails(tx: Tx, who: Who) {
  const user = await tx
    .selectFrom('app_user')
    .leftJoin('area', (join) => join.on('area.id', '=', who.areaId))
    .select(['app_user.preferences', 'app_user.seen_version', 'area.name as area'])
    .where('app_user.id', '=', who.userId)
    .executeTakeFirstOrThrow();
  const centres = await tx
    .selectFrom('centre')
    .select(['id', 'name'])
    .$if(who.centres !== '*', (query) => query.where('id', 'in', who.centres === '*' ? [] : [...who.centres]))
    .orderBy('name')
    .limit(500)
    .execute();
  return { preferences: user.preferences, seenVersion: user.seen_version, area: user.area ?? '', centres };
}

export async function findSignIn(
  tx: Tx,
  username: string,
): Promise<{ user_id: string; password_hash: string } | null> {
  const found = await sql<{
    user_id: string;
    password_hash: string;
  }>`select * from sign_in_lookup(${username})`.execute(tx);
  return found.rows[0] ?? null;
}

export interface TryState {
  isKnown: boolean;
  user: Failures;
  address: Failures;
  network: Failures;
}

/** Counts a try before it is checked, so that guesses made at the same time are all counted. */
export async function beginTry(
  tx: Tx,
  one: { id: string; username: string; address: string; network: string | null },
): Promise<TryState> {
  const result = await sql<{
    is_known: boolean;
    user_failures: number;
    last_user_failure: string | null;
    address_failures: number;
    last_address_failure: string | null;
    network_failures: number;
    last_network_failure: string | null;
  }>`select * from begin_try(${one.id}, ${one.username}, ${one.address}, ${one.network})`.execute(tx);
  const state = only(result.rows);
  return {
    isKnown: state.is_known,
    user: { count: state.user_failures, last: asDate(state.last_user_failure) },
    address: { count: state.address_failures, last: asDate(state.last_address_failure) },
    network: { count: state.network_failures, last: asDate(state.last_network_failure) },
  };
}

export async function dropTry(tx: Tx, id: string): Promise<void> {
  await sql`select drop_try(${id})`.execute(tx);
}

export async function failTry(tx: Tx, id: string): Promise<void> {
  await sql`select fail_try(${id})`.execute(tx);
}

/** False when the verified password is not the current one any more, or the user may not sign in any more. */
export async function startSession(
  tx: Tx,
  one: { tryId: string; userId: string; verified: string; token: string; address: string; agent: string },
): Promise<boolean> {
  const { rows } = await sql<{ is_started: boolean }>`
    select start_session(${one.tryId}, ${one.userId}, ${one.verified}, ${one.token}, ${one.address}, ${one.agent}) as is_started`.execute(
    tx,
  );
  return only(rows).is_started;
}

export async function endSession(tx: Tx, token: string): Promise<void> {
  await sql`select end_session(${token})`.execute(tx);
}

export async function setActiveArea(tx: Tx, token: string, area: string): Promise<boolean> {
  const result = await sql<{ done: boolean }>`select switch_area(${token}, ${area}) as done`.execute(tx);
  return only(result.rows).done;
}

function asDate(moment: string | null): Date | null {
  return moment ? new Date(moment) : null;
}
