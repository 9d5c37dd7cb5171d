import { mdiBookOpenPageVariantOutline } from '@mdi/js';
import { right } from '@sewa/contract/kernel/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';

export const bav: ModuleManifest = {
  name: 'bav',
  prefix: '/bav',
  requirement: { feature: 'BAV' },
  label: 'bav',
  icon: mdiBookOpenPageVariantOutline,
  menu: 'byChildren',
  children: [
    { label: 'bavInventory', path: '/bav/inventory', requirement: right('BAV.INVENTORY', 2) },
    { label: 'bavOrder', path: '/bav/order', requirement: right('BAV.ORDER', 2) },
    { label: 'bavSales', path: '/bav/sales', requirement: right('BAV.SALES', 2) },
    { label: 'bavReturn', path: '/bav/return', requirement: right('BAV.RETURN', 2) },
    { label: 'bavSku', path: '/bav/sku', requirement: right('BAV.SKU', 2) },
    { label: 'bavPurchase', path: '/bav/purchase', requirement: right('BAV.PURCHASE', 2) },
    { label: 'bavReports', path: '/bav/reports', requirement: right('BAV.REPORTS', 2) },
  ],
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
