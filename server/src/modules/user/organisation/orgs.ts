import { keysBeyond } from '@sewa/contract/kernel/acl';
import { because } from '@sewa/contract/kernel/field-reasons';
import { newId } from '@sewa/contract/kernel/ids';
import { orgLevels, type orgs } from '@sewa/contract/user/organisation';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { exportOf } from '../../../platform/resource/export.ts';
import { historyOf } from '../../../platform/resource/history.queries.ts';
import { lockRow } from '../../../platform/resource/lock-row.queries.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { assertCentreInReach } from '../users/centre-reach.ts';
import { assertNotHigher } from '../users/user-change.ts';
import {
  deleteOrg,
  exportOrgs,
  findCeiling,
  findOrg,
  findOrgPlace,
  insertOrg,
  isOrgInUse,
  type Org,
  updateOrg,
} from './orgs.queries.ts';

export const readOrg: Handler<typeof orgs.read> = (tx, { params }) => getOrg(tx, params.id);

export const createOrg: Handler<typeof orgs.create> = async (tx, { who, body }) => {
  const { id = newId(), ...wished } = body;
  const org = await judgedOrg(tx, { who, current: null, wished });
  await insertOrg(tx, id, org);
  return { id };
};

export const editOrg: Handler<typeof orgs.update> = async (tx, { who, params, body }) => {
  const { version, ...wished } = body;
  await lockRow(tx, 'org', params.id);
  const current = await getOrg(tx, params.id);
  assertNotHigher(who, current.level);
  assertVersion(current, version);
  // A new level would lift or sink every user and every org below without anybody deciding about them.
  if (wished.level !== current.level && (await isOrgInUse(tx, current.id))) throw new PortalError('IN_USE');
  const org = await judgedOrg(tx, { who, current, wished });
  await updateOrg(tx, current.id, org);
  return getOrg(tx, current.id);
};

export const removeOrg: Handler<typeof orgs.remove> = async (tx, { who, params }) => {
  const org = await getOrg(tx, params.id);
  assertNotHigher(who, org.level);
  await deleteOrg(tx, org.id);
  return null;
};

export const exportOrgList: Handler<typeof orgs.export> = (tx, { query }) =>
  exportOf<Org>(tx, {
    entity: 'org',
    fileName: 'orgs.csv',
    query,
    columns: ['name', 'level', 'centreName', 'parentName', 'users'],
    page: (next, cursor) => exportOrgs(next, query, cursor),
  });

export const orgHistory: Handler<typeof orgs.history> = async (tx, { params }) => {
  const { id } = await getOrg(tx, params.id);
  return historyOf(tx, ['org'], id);
};

type WishedOrg = Pick<Org, 'name' | 'level' | 'centre' | 'parent'>;

/** The org as it is saved, with the area that follows from its level. */
async function judgedOrg(tx: Tx, change: { who: Who; current: Org | null; wished: WishedOrg }) {
  const { who, current, wished } = change;
  assertNotHigher(who, wished.level);
  const isCentre = wished.level === orgLevels.CENTRE;
  if (isCentre !== (wished.centre !== null))
    throw new PortalError('VALIDATION', {
      fields: { centre: because(isCentre ? 'missing' : 'onlyCentreLevel') },
    });
  if (wished.centre && wished.centre !== current?.centre) await assertCentreInReach(tx, who, wished.centre);
  // The parent may be out of sight, e.g. the zone above an area office; it can stay, but not be chosen.
  const isNewPlace = wished.parent !== current?.parent || wished.level !== current?.level;
  if (wished.parent && isNewPlace) await assertUnder(tx, { current, wished, parent: wished.parent });
  const isInArea = wished.level < orgLevels.ZONE;
  if (isInArea && who.areaId === null) throw new PortalError('BAD_REFERENCE');
  return { ...wished, area: isInArea ? who.areaId : null };
}

/** Strictly higher, so that there can be no circle; and what the org may hold, the one above may hold too. */
async function assertUnder(
  tx: Tx,
  { current, wished, parent }: { current: Org | null; wished: WishedOrg; parent: string },
): Promise<void> {
  const above = await findOrgPlace(tx, parent);
  if (!above) throw new PortalError('BAD_REFERENCE', { fields: { parent: 'unknown' } });
  if (above.level <= wished.level)
    throw new PortalError('VALIDATION', { fields: { parent: because('higherLevel') } });
  const held = current && (await findCeiling(tx, current.id));
  const keys = held ? keysBeyond(held.acl, above.ceiling) : [];
  if (keys.length > 0) throw new PortalError('GRANT_BEYOND_ORG', { data: { keys } });
}

async function getOrg(tx: Tx, id: string): Promise<Org> {
  const org = await findOrg(tx, id);
  if (!org) throw notFound();
  return org;
}
