import {
  mdiBookOpenPageVariantOutline,
  mdiCartOutline,
  mdiCashRegister,
  mdiCheckDecagramOutline,
  mdiClipboardAlertOutline,
  mdiCounter,
  mdiLockAlertOutline,
  mdiPackageVariantClosedCheck,
  mdiReceiptTextOutline,
  mdiTrayAlert,
  mdiTruckFastOutline,
} from '@mdi/js';
import { saleTiles } from '@sewa/contract/bav/sales-tiles';
import { stockTiles } from '@sewa/contract/bav/tiles';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const sales = '/bav/sales';
const viewSales = right('BAV.SALES', 'view');
const createSales = right('BAV.SALES', 'create');
const cancelSales = right('BAV.SALES', 'cancel');
const order = (
  tile: 'ordersToApprove' | 'ordersToVerify' | 'ordersToSubmit',
  act: 'approve' | 'verify' | 'submit',
  icon: string,
) => ({
  icon,
  to: listAddress('/bav/order', stockTiles[tile]()),
  event: 'stock_order.changed',
  requirement: right('BAV.ORDER', act),
});

export const bav: ModuleManifest = {
  name: 'bav',
  prefix: '/bav',
  requirement: { feature: 'BAV' },
  label: 'bav',
  icon: mdiBookOpenPageVariantOutline,
  menu: 'byChildren',
  children: [
    { label: 'bavInventory', path: '/bav/inventory', requirement: right('BAV.INVENTORY', 'view') },
    { label: 'bavOrder', path: '/bav/order', requirement: right('BAV.ORDER', 'view') },
    { label: 'bavSales', path: '/bav/sales', requirement: right('BAV.SALES', 'view') },
    { label: 'bavReturn', path: '/bav/return', requirement: right('BAV.RETURN', 'view') },
    { label: 'bavSku', path: '/bav/sku', requirement: right('BAV.SKU', 'view') },
    { label: 'bavPurchase', path: '/bav/purchase', requirement: right('BAV.PURCHASE', 'view') },
    { label: 'bavReports', path: '/bav/reports', requirement: right('BAV.REPORTS', 'view') },
  ],
  pages: [
    { label: 'bavReceipts', path: `${sales}/receipts`, requirement: viewSales },
    { label: 'bavShifts', path: `${sales}/shifts`, requirement: viewSales },
    { label: 'bavCounters', path: `${sales}/counters`, requirement: viewSales },
  ],
  branches: [
    { prefix: '/bav/sku', page: () => import('./items/ItemPages.tsx').then((file) => file.ItemPages) },
    { prefix: sales, page: () => import('./sales/SalesPages.tsx').then((file) => file.SalesPages) },
    {
      prefix: '/bav/return',
      page: () => import('./returns/ReturnPages.tsx').then((file) => file.ReturnPages),
    },
    {
      prefix: '/bav/inventory',
      page: () => import('./inventory/InventoryPages.tsx').then((file) => file.InventoryPages),
    },
    {
      prefix: '/bav/purchase',
      page: () => import('./purchases/PurchasePages.tsx').then((file) => file.PurchasePages),
    },
    { prefix: '/bav/order', page: () => import('./orders/OrderPages.tsx').then((file) => file.OrderPages) },
    {
      prefix: '/bav/reports',
      page: () => import('./reports/ReportPages.tsx').then((file) => file.ReportPages),
    },
  ],
  catalogues: ['counter', 'reports', 'scan', 'attachments'],
  tabs: [
    { section: sales, path: sales, label: 'tab.counter', requirement: createSales },
    { section: sales, path: `${sales}/receipts`, label: 'tab.receipts', requirement: viewSales },
    { section: sales, path: `${sales}/shifts`, label: 'tab.shifts', requirement: viewSales },
    { section: sales, path: `${sales}/issues`, label: 'tab.saleIssues', requirement: viewSales },
    { section: sales, path: `${sales}/counters`, label: 'tab.counters', requirement: viewSales },
  ],
  finds: {
    bavItem: { icon: mdiBookOpenPageVariantOutline, path: (id) => `/bav/sku/${id}` },
    bavReceipt: { icon: mdiReceiptTextOutline, path: (id) => `${sales}/receipts/${id}` },
    stockOrder: { icon: mdiCartOutline, path: (id) => `/bav/order/${id}` },
  },
  starts: [{ label: 'bavSales', path: sales, icon: mdiCashRegister, requirement: createSales }],
  waiting: {
    shiftsToClose: {
      icon: mdiLockAlertOutline,
      to: listAddress(`${sales}/shifts`, saleTiles.shiftsToClose()),
      event: 'bav.shift.changed',
      requirement: createSales,
    },
    saleIssues: {
      icon: mdiClipboardAlertOutline,
      to: listAddress(`${sales}/issues`, saleTiles.saleIssues()),
      event: 'bav.sale.made',
      requirement: cancelSales,
    },
    ordersToApprove: order('ordersToApprove', 'approve', mdiCheckDecagramOutline),
    ordersToVerify: order('ordersToVerify', 'verify', mdiPackageVariantClosedCheck),
    ordersToSubmit: order('ordersToSubmit', 'submit', mdiTruckFastOutline),
    stockToReceive: {
      icon: mdiTruckFastOutline,
      to: listAddress('/bav/inventory/transfers', stockTiles.stockToReceive()),
      event: 'stock_transfer.changed',
      requirement: right('BAV.INVENTORY', 'transfer'),
    },
    stockToCount: {
      icon: mdiCounter,
      to: listAddress('/bav/inventory', stockTiles.stockToCount()),
      event: 'stock.changed',
      requirement: right('BAV.INVENTORY', 'adjustCount'),
    },
    stockLow: {
      icon: mdiTrayAlert,
      to: listAddress('/bav/inventory', stockTiles.stockLow()),
      event: 'stock.changed',
      requirement: right('BAV.ORDER', 'create'),
    },
  },
  charts: {
    requirement: { anyOf: [viewSales, right('BAV.INVENTORY', 'view')] },
    load: () => import('./charts.ts').then((file) => file.charts),
  },
  history: {
    tables: [
      'bav_item',
      'stock_location',
      'stock_purchase',
      'stock_order',
      'stock_transfer',
      'stock_count',
      'stock_sanction',
      'bav_receipt',
      'bav_shift',
      'bav_till',
    ],
  },
  isHiddenOffline: true,
};
