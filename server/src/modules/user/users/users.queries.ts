import type { QueryOf, Rows } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import type { TemporaryGrant, UserFields, UserRecord, UserRow, users } from '@sewa/contract/user/users';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { listOf } from '../../../platform/resource/list.queries.ts';
import { lockRow } from '../../../platform/resource/lock-row.queries.ts';
import { freeFailures } from '../sign-in/throttle.rules.ts';
import { grantsOnly } from './grant.rules.ts';

const order = {
  by: {
    name: sql`lower(u.name)`,
    username: sql`u.username`,
    org: sql`lower(o.name)`,
    lastSignInAt: sql`u.last_sign_in_at`,
  },
  id: sql`u.id`,
  canBeNull: ['lastSignInAt' as const],
};

export async function listUsers(tx: Tx, query: QueryOf<typeof users.list>): Promise<Rows<UserRow>> {
  const { q, filter = {} } = query;
  const found = tx
    .selectFrom('app_user as u')
    .innerJoin('org as o', 'o.id', 'u.org_id')
    .select(rowColumns)
    .$if(Boolean(q), (all) => all.where(mentions(q ?? '')))
    .$if(filter.org !== undefined, (all) => all.where('u.org_id', 'in', valuesOf(filter.org)))
    .$if(filter.isActive !== undefined, (all) => all.where('u.is_active', '=', filter.isActive ?? true))
    .$if(filter.orgLevel !== undefined, (all) =>
      all.where(sql<boolean>`o.level = any (${valuesOf(filter.orgLevel)})`),
    );
  return listOf(found, order, query);
}

export async function findUser(tx: Tx, id: string): Promise<UserRecord | null> {
  const row = await tx
    .selectFrom('app_user as u')
    .innerJoin('org as o', 'o.id', 'u.org_id')
    .select(rowColumns)
    .select(['u.acl', 'u.temporary_acl'])
    .select(
      sql<string[]>`array(select c.centre_id from user_centre c where c.user_id = u.id order by 1)`.as(
        'centres',
      ),
    )
    .where('u.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { acl, temporary_acl, ...same } = row;
  const state = await sql<{ must_change: boolean; sessions: number; failures: number }>`
    select * from sign_in_state(${id})`.execute(tx);
  // No row: the user has no password yet.
  const signIn = state.rows[0];
  return {
    ...same,
    acl: grantsOnly(Object(acl)),
    temporary: temporary_acl as unknown as TemporaryGrant[],
    mustChangePassword: signIn?.must_change ?? false,
    isThrottled: (signIn?.failures ?? 0) >= freeFailures.user,
    sessions: signIn?.sessions ?? 0,
  };
}

export async function lockUser(tx: Tx, id: string): Promise<void> {
  await lockRow(tx, 'app_user', id);
}

type SavedUser = Omit<UserFields, 'centres'>;

export async function insertUser(tx: Tx, id: string, user: SavedUser): Promise<void> {
  await tx
    .insertInto('app_user')
    .values({ id, ...asColumns(user) })
    .execute();
}

export async function updateUser(
  tx: Tx,
  id: string,
  { user, hasNewCentres }: { user: SavedUser; hasNewCentres: boolean },
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set(asColumns(user))
    // The centres stand in a table of their own; changing only them makes a new version of the user all the same.
    .$if(hasNewCentres, (one) => one.set({ updated_at: sql`now()` }))
    .where('id', '=', id)
    .execute();
}

export async function setUserCentres(
  tx: Tx,
  { user, area, centres }: { user: string; area: string | null; centres: readonly string[] },
): Promise<void> {
  await tx
    .deleteFrom('user_centre')
    .where('user_id', '=', user)
    .$if(centres.length > 0, (all) => all.where('centre_id', 'not in', [...centres]))
    .execute();
  if (area === null || centres.length === 0) return;
  await tx
    .insertInto('user_centre')
    .values(centres.map((centre) => ({ area_id: area, user_id: user, centre_id: centre })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('app_user').where('id', '=', id).execute();
}

export async function countCentres(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const found = await tx
    .selectFrom('centre')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return found.length;
}

/** Sets a password that an administrator chose: the user replaces it at the next sign-in. */
export async function setGivenPassword(tx: Tx, user: string, hash: string): Promise<void> {
  await sql`select set_password(${user}, ${hash}, true, null)`.execute(tx);
}

export async function endSessions(tx: Tx, user: string): Promise<void> {
  await sql`select end_sessions(${user})`.execute(tx);
}

const rowColumns = [
  'u.id',
  'u.username',
  'u.name',
  'u.name_latin as nameLatin',
  'u.phone',
  'u.email',
  'u.org_id as org',
  'o.name as orgName',
  'o.level as orgLevel',
  'u.is_active as isActive',
  'u.last_sign_in_at as lastSignInAt',
  'u.version',
] as const;

/** A search text, not a pattern: position() takes every character for itself. */
function mentions(q: string) {
  const text = q.normalize('NFC').toLowerCase();
  const digits = /^[\d\s().+-]+$/.test(text) ? text.replace(/\D/g, '') : '';
  return sql<boolean>`(
    position(${text} in lower(u.name)) > 0 or position(${text} in lower(u.name_latin)) > 0
    or position(${text} in u.username) > 0 or (${digits} <> '' and position(${digits} in u.phone) > 0))`;
}

function asColumns(user: SavedUser) {
  return {
    org_id: user.org,
    username: user.username,
    name: user.name,
    name_latin: user.nameLatin,
    phone: user.phone,
    email: user.email,
    acl: JSON.stringify(user.acl),
    temporary_acl: JSON.stringify(user.temporary),
    is_active: user.isActive,
  };
}
