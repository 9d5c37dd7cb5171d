import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { grantsOnly } from '../users/grant.rules.ts';

export interface OrgPlace {
  id: string;
  level: number;
  area: string | null;
  centre: string | null;
  ceiling: Record<string, number>;
}

/** The org as far as its users are concerned: level, place and ceiling, which stay so until the transaction ends. */
export async function findOrgPlace(tx: Tx, id: string): Promise<OrgPlace | null> {
  const org = await tx
    .selectFrom('org')
    .select(['id', 'level', 'area_id as area', 'centre_id as centre', 'acl'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!org) return null;
  const { acl, ...place } = org;
  return { ...place, ceiling: grantsOnly(Object(acl)) };
}

/** Has users, or other orgs under it, seen or unseen by the caller. */
export async function isOrgInUse(tx: Tx, id: string): Promise<boolean> {
  const result = await sql<{ used: boolean }>`select org_in_use(${id}) as used`.execute(tx);
  return only(result.rows).used;
}

export async function findCeiling(tx: Tx, id: string) {
  const org = await tx
    .selectFrom('org')
    .select(['id as org', 'level', 'acl', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  return org ? { ...org, acl: grantsOnly(Object(org.acl)) } : null;
}

/** The ceiling of the org above, if there is one. */
export async function findParentCeiling(tx: Tx, id: string): Promise<Record<string, number> | null> {
  const result = await sql<{ acl: object | null }>`select parent_ceiling(${id}) as acl`.execute(tx);
  const { acl } = only(result.rows);
  return acl ? grantsOnly({ ...acl }) : null;
}

export async function setCeiling(tx: Tx, id: string, acl: Readonly<Record<string, number>>): Promise<void> {
  await tx
    .updateTable('org')
    .set({ acl: JSON.stringify(acl) })
    .where('id', '=', id)
    .execute();
}
