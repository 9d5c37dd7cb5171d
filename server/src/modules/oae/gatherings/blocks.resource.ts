import { blocks } from '@sewa/contract/oae/gatherings';
import { orgLevels } from '@sewa/contract/user/organisation';
import { sql } from 'kysely';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';

export const seatBlocks = serveResource(blocks, {
  table: 'seat_block',
  columns: {},
  extra: {
    centreName,
    members: sql<number>`(select count(*)::int from oae_member m
      where m.area_id = r.area_id and m.block_id = r.id and m.status = 'active')`,
  },
  search: ['name'],
  may: {
    // Everybody sees the blocks of the area, because a member of one centre sits in the hall of another.
    change: (who, { centre }) => {
      if (who.centres !== '*' && !who.centres.includes(centre))
        throw new PortalError('FORBIDDEN', { data: { requirement: { orgLevel: orgLevels.AREA } } });
    },
  },
});
