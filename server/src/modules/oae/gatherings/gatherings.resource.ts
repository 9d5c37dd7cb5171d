import { gatherings } from '@sewa/contract/oae/gatherings';
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
    beforeSave: (_tx, { current, fields }) => {
      if (current && current.centre !== fields.centre && current.arrived > 0)
        throw new PortalError('IN_USE', { fields: { centre: 'in use' } });
      return undefined;
    },
  },
});
