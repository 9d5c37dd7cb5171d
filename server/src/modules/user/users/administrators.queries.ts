import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** Whoever weakens an administrator waits here for the other who does. */
export async function lockAdministrators(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('administrators', 0))`.execute(tx);
}

export async function listOrganisationUsers(tx: Tx) {
  return tx
    .selectFrom('app_user as u')
    .innerJoin('org as o', 'o.id', 'u.org_id')
    .select(['u.id', 'u.acl', 'o.acl as ceiling'])
    .where('o.level', '=', 100)
    .where('u.is_active', '=', true)
    .execute();
}
