import { mdiBookOpenPageVariantOutline } from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';

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
  branches: [
    { prefix: '/bav/sku', page: () => import('./items/ItemPages.tsx').then((file) => file.ItemPages) },
  ],
  finds: { bavItem: { icon: mdiBookOpenPageVariantOutline, path: (id) => `/bav/sku/${id}` } },
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
