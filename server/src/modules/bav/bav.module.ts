import { itemAttachments } from '@sewa/contract/bav/attachments';
import { counts } from '@sewa/contract/bav/counts';
import { editions } from '@sewa/contract/bav/editions';
import { inventory } from '@sewa/contract/bav/inventory';
import { itemSearch } from '@sewa/contract/bav/item-search';
import { orders } from '@sewa/contract/bav/orders';
import { itemPrints } from '@sewa/contract/bav/print';
import { purchases } from '@sewa/contract/bav/purchases';
import { itemTaxes } from '@sewa/contract/bav/tax';
import { transfers } from '@sewa/contract/bav/transfers';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import { handle, handleInSteps, type Route } from '../../platform/http/route.ts';
import type { ModuleNeeds, ServerModule } from '../../platform/module.ts';
import { counterParts } from './counter/counter-parts.ts';
import { countResource } from './counts/counts.resource.ts';
import * as count from './counts/counts.ts';
import { printSheet } from './counts/print-sheet.ts';
import { countLow, countToCount } from './inventory/inventory.queries.ts';
import * as stock from './inventory/inventory.ts';
import { levelChart } from './inventory/stock-charts.ts';
import { listEditions } from './items/editions.queries.ts';
import { itemImport } from './items/import/item-import.ts';
import { searchItems } from './items/item-search.queries.ts';
import { itemSource } from './items/item-source.queries.ts';
import { changeTax, removeTax, showTaxes } from './items/item-tax.ts';
import { itemResource } from './items/items.resource.ts';
import { itemNumbers } from './items/number-series.ts';
import { printLabels } from './items/print-labels.ts';
import { orderSource } from './orders/order-source.queries.ts';
import { countWaiting } from './orders/orders.queries.ts';
import { orderResource, sanctionResource } from './orders/orders.resource.ts';
import * as order from './orders/orders.ts';
import { purchaseResource } from './purchases/purchases.resource.ts';
import * as purchase from './purchases/purchases.ts';
import { reportRoutes } from './reports/reports.ts';
import { stockNumbers } from './stock/document-numbers.ts';
import { locationResource } from './stock/locations.resource.ts';
import type { StockNeeds } from './stock/stock-needs.ts';
import { countToReceive } from './transfers/transfers.queries.ts';
import { transferResource } from './transfers/transfers.resource.ts';
import * as transfer from './transfers/transfers.ts';

/** The shop: what it sells, where it has it, and what came and went. */
export function bavModule({ config, pdf, files }: ModuleNeeds): ServerModule {
  const needs = { today: () => todayIn(config.timeZone) };
  const prints = { pdf, files, timeZone: config.timeZone };
  const counter = counterParts(prints);
  return {
    name: 'bav',
    isLeftOutOffline: true,
    numbers: [itemNumbers, stockNumbers, ...counter.numbers],
    imports: [itemImport],
    attachments: [{ owner: itemAttachments, table: 'bav_item', column: 'item_id' }],
    searchedRecords: [itemSource, orderSource, ...counter.searchedRecords],
    waiting: [
      ...counter.waiting,
      {
        kind: 'ordersToApprove',
        requirement: right('BAV.ORDER', 'approve'),
        count: (tx) => countWaiting(tx, 'CREATED'),
      },
      {
        kind: 'ordersToVerify',
        requirement: right('BAV.ORDER', 'verify'),
        count: (tx) => countWaiting(tx, 'APPROVED'),
      },
      {
        kind: 'ordersToSubmit',
        requirement: right('BAV.ORDER', 'submit'),
        count: (tx) => countWaiting(tx, 'VERIFIED'),
      },
      { kind: 'stockToReceive', requirement: right('BAV.INVENTORY', 'transfer'), count: countToReceive },
      { kind: 'stockToCount', requirement: right('BAV.INVENTORY', 'adjustCount'), count: countToCount },
      { kind: 'stockLow', requirement: right('BAV.ORDER', 'create'), count: countLow },
    ],
    charts: [levelChart, ...counter.charts],
    routes: [
      // Fixed paths before the reading of one record by its id.
      handleInSteps(itemPrints.labels, printLabels(prints)),
      handle(editions.list, (tx, { query }) => listEditions(tx, query.q)),
      handle(itemTaxes.list, showTaxes),
      handle(itemTaxes.set, changeTax),
      handle(itemTaxes.remove, removeTax),
      handle(itemSearch.find, (tx, { query }) => searchItems(tx, query.q, query.location)),
      ...itemResource.routes,
      ...locationResource.routes,
      ...inventoryRoutes(needs),
      ...purchaseRoutes(needs),
      ...transferRoutes(needs),
      ...countRoutes(needs),
      handleInSteps(counts.print, printSheet(prints)),
      ...orderRoutes(needs),
      ...counter.routes,
      ...reportRoutes({ ...prints, ...needs }),
    ],
  };
}

function inventoryRoutes(needs: StockNeeds): Route[] {
  return [
    handle(inventory.list, stock.list),
    handle(inventory.export, stock.exportList),
    handle(inventory.read, stock.read),
    handle(inventory.movements, stock.showMovements),
    handle(inventory.adjust, stock.adjust(needs)),
    handle(inventory.reverse, stock.reverse(needs)),
    handle(inventory.mark, stock.mark),
  ];
}

function purchaseRoutes(needs: StockNeeds): Route[] {
  return [
    handle(purchases.suppliers, purchase.showSuppliers),
    handle(purchases.post, purchase.postPurchase(needs)),
    handle(purchases.lines, purchase.showLines),
    handle(purchases.giveBack, purchase.returnPurchase(needs)),
    handle(purchases.cancel, purchase.cancelPurchase(needs)),
    ...purchaseResource.routes,
  ];
}

function transferRoutes(needs: StockNeeds): Route[] {
  return [
    handle(transfers.send, transfer.send(needs)),
    handle(transfers.lines, transfer.showLines),
    handle(transfers.receive, transfer.receive(needs)),
    handle(transfers.cancel, transfer.callBack(needs)),
    ...transferResource.routes,
  ];
}

function countRoutes(needs: StockNeeds): Route[] {
  return [
    handle(counts.start, count.startCount(needs)),
    handle(counts.lines, count.showLines),
    handle(counts.enter, count.enter),
    handle(counts.add, count.add),
    handle(counts.post, count.postCount(needs)),
    handle(counts.cancel, count.cancelCount),
    ...countResource.routes,
  ];
}

function orderRoutes(needs: StockNeeds): Route[] {
  return [
    handle(orders.sanction, order.showSanction(needs)),
    handle(orders.suggest, order.suggest(needs)),
    handle(orders.ask, order.ask(needs)),
    handle(orders.askAgain, order.askAgain),
    handle(orders.remove, order.withdraw),
    handle(orders.move, order.move(needs)),
    handle(orders.lines, order.showLines),
    ...orderResource.routes,
    ...sanctionResource.routes,
  ];
}
