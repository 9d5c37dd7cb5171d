import { mdiBusSide } from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';

export const transport: ModuleManifest = {
  name: 'transport',
  prefix: '/transport',
  requirement: { feature: 'TRANSPORT' },
  label: 'transport',
  icon: mdiBusSide,
  menu: 'byChildren',
  children: [
    { label: 'transportDriver', path: '/transport/driver', requirement: right('TRANSPORT.DRIVER', 'view') },
    {
      label: 'transportVehicle',
      path: '/transport/vehicle',
      requirement: right('TRANSPORT.VEHICLE', 'view'),
    },
    { label: 'transportSite', path: '/transport/site', requirement: right('TRANSPORT.SITE', 'view') },
    {
      label: 'transportExpense',
      path: '/transport/expense',
      requirement: right('TRANSPORT.EXPENSE', 'view'),
    },
    { label: 'transportTrip', path: '/transport/trip', requirement: right('TRANSPORT.TRIP', 'view') },
  ],
  branches: [
    { prefix: '/transport/site', page: () => import('./SitePages.tsx').then((file) => file.SitePages) },
  ],
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
