import { locations } from '@sewa/contract/bav/locations';
import { sql } from 'kysely';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';

export const locationResource = serveResource(locations, {
  table: 'stock_location',
  columns: {},
  extra: {
    centreName,
    quantity: sql<number>`(select coalesce(sum(b.quantity), 0)::int from stock_balance b
      where b.area_id = r.area_id and b.location_id = r.id)`,
  },
  order: { centreName },
  search: ['name', centreName],
  filters: {
    isMine: (value) => sql<boolean>`centre_in_scope(r.centre_id) = ${value}`,
  },
});
