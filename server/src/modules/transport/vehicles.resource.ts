import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { vehicles } from '@sewa/contract/transport/vehicles';
import { sql } from 'kysely';
import { PortalError } from '../../platform/http/portal-error.ts';
import { paperSummaryOf } from '../../platform/papers/paper-summary.queries.ts';
import { centreName } from '../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../platform/resource/serve-resource.ts';
import { vehiclePaperTable } from './paper-tables.ts';
import { findVehicleWith } from './transport.queries.ts';

export function vehicleResource({ today }: { today: () => string }) {
  const summary = paperSummaryOf(vehiclePaperTable, today);
  return serveResource(vehicles, {
    table: 'transport_vehicle',
    columns: {},
    extra: { centreName, photo: sql<string | null>`r.photo_id`, ...summary.extra },
    derive: summary.derive,
    // A number is found with and without its spaces.
    search: ['number', sql`replace(r.number, ' ', '')`, 'make', 'ownerName'],
    filters: { papers: (value) => summary.hasAnyLight(valuesOf(value)) },
    hooks: {
      beforeSave: async (tx, { id, fields }) => {
        const other = await findVehicleWith(tx, fields.number);
        if (other !== null && other !== id)
          throw new PortalError('VEHICLE_EXISTS', { fields: { number: 'taken' } });
        return undefined;
      },
    },
    history: ['expiring_paper', 'attachment'],
  });
}
