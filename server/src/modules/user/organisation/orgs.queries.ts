import type { BodyOf, QueryOf, RowOf } from '@sewa/contract/kernel/endpoint';
import type { orgs } from '@sewa/contract/user/organisation';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { exportPage, listOf } from '../../../platform/resource/list.queries.ts';
import { grantsOnly } from '../users/grant.rules.ts';

export type Org = RowOf<typeof orgs.read>;
type OrgFields = Omit<BodyOf<typeof orgs.create>, 'id'> & { area: string | null };
type OrgQuery = QueryOf<typeof orgs.list>;

export interface OrgPlace {
  id: string;
  level: number;
  area: string | null;
  centre: string | null;
  ceiling: Record<string, number>;
}

const order = { by: { name: sql`lower(o.name)`, level: sql`o.level` }, id: sql`o.id` };

export function listOrgs(tx: Tx, query: OrgQuery) {
  return listOf(orgsFor(tx, query), order, query);
}

export function exportOrgs(tx: Tx, query: OrgQuery, cursor: string | null) {
  return exportPage(orgsFor(tx, query), order, { sort: query.sort, cursor });
}

export async function findOrg(tx: Tx, id: string): Promise<Org | null> {
  const org = await orgRows(tx).where('o.id', '=', id).executeTakeFirst();
  return org ?? null;
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

export async function insertOrg(tx: Tx, id: string, org: OrgFields): Promise<void> {
  await tx
    .insertInto('org')
    .values({ id, ...asColumns(org) })
    .execute();
}

export async function updateOrg(tx: Tx, id: string, org: OrgFields): Promise<void> {
  await tx.updateTable('org').set(asColumns(org)).where('id', '=', id).execute();
}

export async function deleteOrg(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('org').where('id', '=', id).execute();
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

function asColumns({ name, level, centre, parent, area }: OrgFields) {
  return { name, level, centre_id: centre, parent_id: parent, area_id: area };
}

function orgsFor(tx: Tx, { q = '', filter = {} }: OrgQuery) {
  const text = q.normalize('NFC').toLowerCase();
  return orgRows(tx)
    .$if(text !== '', (all) => all.where(sql<boolean>`position(${text} in lower(o.name)) > 0`))
    .$if(filter.level !== undefined, (all) => all.where('o.level', '=', filter.level ?? 0));
}

function orgRows(tx: Tx) {
  return tx
    .selectFrom('org as o')
    .leftJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 'o.area_id').onRef('c.id', '=', 'o.centre_id'),
    )
    .leftJoin('org as p', 'p.id', 'o.parent_id')
    .select(['o.id', 'o.name', 'o.centre_id as centre', 'o.parent_id as parent', 'o.area_id as area'])
    .select(['c.name as centreName', 'p.name as parentName', 'o.version'])
    .select(sql<Org['level']>`o.level`.as('level'))
    .select(sql<number>`(select count(*)::int from app_user u where u.org_id = o.id)`.as('users'));
}
