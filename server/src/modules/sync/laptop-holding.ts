import { meets, type Requirement } from '@sewa/contract/kernel/rights/requirement';
import { devices } from '@sewa/contract/sync/devices';
import { keysGained, lastingAcl } from '../../platform/access/effective-acl.rules.ts';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import { staffOf } from '../../platform/sync/cloud/exchange.queries.ts';
import type { SyncedModule } from '../../platform/sync/synced-module.ts';
import { listCandidates } from './devices.queries.ts';

export interface LaptopHolding {
  readonly modules: readonly SyncedModule[];
  today(): string;
}

/**
 * A laptop gets every synced table: whoever hands out its code could read them all on a machine of their own. It gets them
 * until it is revoked, so whoever stands in until a day does not hand out a code.
 */
export function assertMayHold(who: Who, { modules }: LaptopHolding): void {
  const readable = modules.flatMap(({ tables }) => tables).flatMap((table) => table.readable ?? []);
  const missing = readable.find((one) => !meets(one, who));
  if (missing) throw new PortalError('FORBIDDEN', { data: { requirement: missing } });
  const forGood = { acl: lastingAcl(who.given), orgLevel: who.orgLevel };
  const needed: readonly Requirement[] = [devices.enrol.requirement, ...readable];
  if (!needed.every((one) => meets(one, forGood))) throw new PortalError('SYNC_RIGHTS_END');
}

/**
 * Sign-ins leave the cloud with the hashes of their passwords: only those of users whom the administrator sees in the
 * area, and who hold no more than the administrator, nor for longer.
 */
export async function assertStaff(
  tx: Tx,
  { who, staff, today }: { who: Who; staff: readonly string[]; today: string },
): Promise<void> {
  const known = new Set((await listCandidates(tx)).map(({ id }) => id));
  if (staff.some((id) => !known.has(id)))
    throw new PortalError('BAD_REFERENCE', { fields: { staff: 'unknown' } });
  const { users, orgs } = await staffOf(tx, staff);
  for (const { org_id, acl, temporary_acl: temporary } of users) {
    const org = orgs.find(({ id }) => id === org_id);
    // Without its ceiling the user would seem to hold nothing, and would pass.
    if (!org) throw notFound();
    const keys = keysGained({ own: who.given, held: { acl, temporary, ceiling: org.acl }, today });
    if (keys.length > 0) throw new PortalError('GRANT_BEYOND_OWN', { data: { keys } });
  }
}
