import { itemPrints } from '@sewa/contract/bav/print';
import { handleInSteps } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { itemSource } from './items/item-source.queries.ts';
import { itemResource } from './items/items.resource.ts';
import { itemNumbers } from './items/number-series.ts';
import { printLabels } from './items/print-labels.ts';

/** The shop: so far what it sells. */
export function bavModule({ config, pdf, files }: ModuleNeeds): ServerModule {
  return {
    name: 'bav',
    isLeftOutOffline: true,
    numbers: [itemNumbers],
    searchedRecords: [itemSource],
    routes: [
      // Before the reading of one item by its id.
      handleInSteps(itemPrints.labels, printLabels({ pdf, files, timeZone: config.timeZone })),
      ...itemResource.routes,
    ],
  };
}
