import type { Acl } from '@sewa/contract/kernel/rights/acl';
import type { TemporaryGrant } from '@sewa/contract/user/users';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

export interface Grantor {
  name: string;
  org: string;
  acl: Acl;
  ceiling: Acl;
  temporary: TemporaryGrant[];
}

/** Those above the asking user or beside, the nearest first. */
export async function listGrantors(tx: Tx): Promise<Grantor[]> {
  const found = await sql<Grantor>`
    select name, org, acl, ceiling, temporary_acl as temporary from grantors_of_area()`.execute(tx);
  return found.rows;
}
