import { badgePrinters } from '@sewa/contract/badges/printers';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import { assertCentreInReach } from '../../user/public.ts';

export const printerResource = serveResource(badgePrinters, {
  table: 'badge_printer',
  columns: {},
  extra: { centreName },
  search: ['name'],
  hooks: {
    beforeSave: async (tx, { who, fields }) => {
      await assertCentreInReach(tx, who, fields.centre);
      return undefined;
    },
  },
});
