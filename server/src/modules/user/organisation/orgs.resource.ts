import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { keysBeyond } from '@sewa/contract/kernel/rights/acl';
import { orgLevels, orgs } from '@sewa/contract/user/organisation';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { assertCentreInReach } from '../users/centre-reach.ts';
import { assertNotHigher } from '../users/user-change.ts';
import { findCeiling, findOrgPlace, isOrgInUse } from './orgs.queries.ts';

type Org = z.infer<typeof orgs.row>;
type OrgFields = z.infer<typeof orgs.fields>;

export const orgResource = serveResource(orgs, {
  table: 'org',
  columns: {},
  extra: {
    area: sql<string | null>`r.area_id`,
    centreName: sql<
      string | null
    >`(select c.name from centre c where c.area_id = r.area_id and c.id = r.centre_id)`,
    parentName: sql<string | null>`(select p.name from org p where p.id = r.parent_id)`,
    users: sql<number>`(select count(*)::int from app_user u where u.org_id = r.id)`,
  },
  search: ['name'],
  may: { change: (who, { level }) => assertNotHigher(who, level) },
  hooks: {
    beforeSave: async (tx, { who, current, fields }) => {
      // A new level would lift or sink every user and every org below without anybody deciding about them.
      if (current && fields.level !== current.level && (await isOrgInUse(tx, current.id)))
        throw new PortalError('IN_USE');
      return { columns: { area_id: await judgedArea(tx, { who, current, entered: fields }) } };
    },
  },
  isOutsideAreas: true,
});

/** The area that follows from the org's level, after what cannot be was refused. */
async function judgedArea(
  tx: Tx,
  change: { who: Who; current: Org | null; entered: OrgFields },
): Promise<string | null> {
  const { who, current, entered } = change;
  assertNotHigher(who, entered.level);
  const isCentre = entered.level === orgLevels.CENTRE;
  if (isCentre !== (entered.centre !== null))
    throw new PortalError('VALIDATION', {
      fields: { centre: because(isCentre ? 'missing' : 'onlyCentreLevel') },
    });
  if (entered.centre && entered.centre !== current?.centre)
    await assertCentreInReach(tx, who, entered.centre);
  // The parent may be out of sight, e.g. the zone above an area office; it can stay, but not be chosen.
  const isNewPlace = entered.parent !== current?.parent || entered.level !== current?.level;
  if (entered.parent && isNewPlace) await assertUnder(tx, { current, entered, parent: entered.parent });
  const isInArea = entered.level < orgLevels.ZONE;
  if (isInArea && who.areaId === null) throw new PortalError('BAD_REFERENCE');
  return isInArea ? who.areaId : null;
}

/** Strictly higher, so that there can be no circle; and what the org may hold, the one above may hold too. */
async function assertUnder(
  tx: Tx,
  { current, entered, parent }: { current: Org | null; entered: OrgFields; parent: string },
): Promise<void> {
  const above = await findOrgPlace(tx, parent);
  if (!above) throw new PortalError('BAD_REFERENCE', { fields: { parent: 'unknown' } });
  if (above.level <= entered.level)
    throw new PortalError('VALIDATION', { fields: { parent: because('higherLevel') } });
  const held = current && (await findCeiling(tx, current.id));
  const keys = held ? keysBeyond(held.acl, above.ceiling) : [];
  if (keys.length > 0) throw new PortalError('GRANT_BEYOND_ORG', { data: { keys } });
}
