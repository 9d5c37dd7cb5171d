import { type Till, tills } from '@sewa/contract/bav/tills';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { hasShifts } from './shifts.queries.ts';

const isOpen = sql<boolean>`exists (select from bav_shift s
  where s.area_id = r.area_id and s.till_id = r.id and s.closed_at is null)`;

export const tillResource = serveResource(tills, {
  table: 'bav_till',
  columns: {},
  extra: {
    centreName,
    locationName: sql<string>`(select l.name from stock_location l where l.area_id = r.area_id and l.id = r.location_id)`,
    isOpen,
  },
  search: ['name', 'code'],
  filters: { isOpen: (value) => sql<boolean>`${isOpen} = ${value}` },
  hooks: {
    beforeSave: async (tx, { current, fields }) => {
      if (current && (current.code !== fields.code || current.centre !== fields.centre))
        await refuseAfterShifts(tx, current, 'TILL_CODE_FIXED');
      return undefined;
    },
    beforeRemove: (tx, { current }) => refuseAfterShifts(tx, current, 'TILL_HAS_RECEIPTS'),
  },
});

async function refuseAfterShifts(
  tx: Tx,
  { id }: Till,
  code: 'TILL_CODE_FIXED' | 'TILL_HAS_RECEIPTS',
): Promise<void> {
  if (await hasShifts(tx, id)) throw new PortalError(code);
}
