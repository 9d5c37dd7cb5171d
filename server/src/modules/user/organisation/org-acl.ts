import { wholeAcl } from '@sewa/contract/kernel/rights/rights';
import type { orgAcl } from '@sewa/contract/user/organisation';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { lockRow } from '../../../platform/resource/lock-row.queries.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { keepingAnAdministrator } from '../users/administrators.ts';
import { rightsInStep } from '../users/grant.rules.ts';
import { assertMayGrant } from '../users/grants.ts';
import { assertNotHigher } from '../users/user-change.ts';
import { findCeiling, findParentCeiling, setCeiling } from './orgs.queries.ts';

export const readOrgAcl: Handler<typeof orgAcl.read> = async (tx, { query }) => {
  const { level: _level, ...ceiling } = await getCeiling(tx, query.org);
  return ceiling;
};

/** Raising a ceiling is granting: within what oneself holds for good, and within the ceiling above. Lowering is free. */
export const editOrgAcl: Handler<typeof orgAcl.update> = (tx, { who, body }) =>
  keepingAnAdministrator(tx, who, async () => {
    await lockRow(tx, 'org', body.org);
    const { level, ...current } = await getCeiling(tx, body.org);
    assertNotHigher(who, level);
    assertVersion(current, body.version);
    const before = rightsInStep({ acl: current.acl, temporary: [] });
    const after = rightsInStep({ acl: body.acl, temporary: [] });
    const above = (await findParentCeiling(tx, current.org)) ?? wholeAcl();
    assertMayGrant({ own: who.given, ceiling: above, before, after, today: '' });
    await setCeiling(tx, current.org, after.acl);
    const { level: _level, ...saved } = await getCeiling(tx, current.org);
    return saved;
  });

async function getCeiling(tx: Tx, id: string) {
  const ceiling = await findCeiling(tx, id);
  if (!ceiling) throw notFound();
  return ceiling;
}
