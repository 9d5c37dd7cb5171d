import { todayIn } from '@sewa/contract/kernel/values/days';
import { driverAttachments, vehicleAttachments } from '@sewa/contract/transport/attachments';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { driverResource } from './drivers.resource.ts';
import { driverPaperTable, vehiclePaperTable } from './paper-tables.ts';
import { driverSource, vehicleSource } from './search-sources.queries.ts';
import { siteResource } from './sites.resource.ts';
import { vehicleResource } from './vehicles.resource.ts';

/** Vehicles, who drives them, and the places that they go to. */
export function transportModule({ config }: ModuleNeeds): ServerModule {
  const needs = { today: () => todayIn(config.timeZone) };
  return {
    name: 'transport',
    isLeftOutOffline: true,
    attachments: [
      { owner: vehicleAttachments, table: 'transport_vehicle', column: 'vehicle_id' },
      { owner: driverAttachments, table: 'transport_driver', column: 'driver_id' },
    ],
    papers: [vehiclePaperTable, driverPaperTable],
    searchedRecords: [vehicleSource, driverSource],
    routes: [...siteResource.routes, ...vehicleResource(needs).routes, ...driverResource(needs).routes],
  };
}
