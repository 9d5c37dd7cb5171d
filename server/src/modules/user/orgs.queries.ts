import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { grantsOnly } from './grant.rules.ts';

export interface OrgPlace {
  id: string;
  level: number;
  area: string | null;
  centre: string | null;
  ceiling: Record<string, number>;
}

/** The org as far as its users are concerned: level, place and ceiling. */
export async function findOrgPlace(tx: Tx, id: string): Promise<OrgPlace | null> {
  const org = await tx
    .selectFrom('org')
    .select(['id', 'level', 'area_id as area', 'centre_id as centre', 'acl'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!org) return null;
  const { acl, ...place } = org;
  return { ...place, ceiling: grantsOnly(Object(acl)) };
}
