import { type Gathering, gatherings } from '@sewa/contract/oae/gatherings';
import { orgLevels } from '@sewa/contract/user/organisation';
import { sql } from 'kysely';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';

export const gatheringResource = serveResource(gatherings, {
  table: 'oae_gathering',
  columns: {},
  extra: {
    centreName,
    arrived: sql<number>`(select count(*)::int from oae_arrival a
      where a.area_id = r.area_id and a.gathering_id = r.id)`,
  },
  search: ['title'],
  hooks: {
    // Who came sits in the blocks of the place where they came to.
    beforeSave: (_tx, { who, current, fields }) => {
      if (who.centres !== '*' && changesReach(current, fields))
        throw new PortalError('FORBIDDEN', { data: { requirement: { orgLevel: orgLevels.AREA } } });
      if (current && current.centre !== fields.centre && current.arrived > 0)
        throw new PortalError('IN_USE', { fields: { centre: 'in use' } });
      return undefined;
    },
  },
});

type Reach = Pick<Gathering, 'isWholeArea' | 'onDay' | 'centre'>;

/** Whom a gate may see follows from these; the trigger oae_gathering_guard refuses the same. */
function changesReach(current: Reach | null, next: Reach): boolean {
  if (next.isWholeArea !== (current?.isWholeArea ?? false)) return true;
  return next.isWholeArea && (next.onDay !== current?.onDay || next.centre !== current.centre);
}
