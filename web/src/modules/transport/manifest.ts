import { mdiAccountTieHat, mdiBusSide, mdiFileClockOutline } from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { duePapers } from '@sewa/contract/papers/papers';
import { driverPapers, vehiclePapers } from '@sewa/contract/transport/papers';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const viewPapers = { anyOf: [vehiclePapers.view, driverPapers.view] };

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
  catalogues: ['person', 'attachments', 'papers'],
  branches: [
    {
      prefix: '/transport/vehicle',
      page: () => import('./vehicles/VehiclePages.tsx').then((file) => file.VehiclePages),
    },
    {
      prefix: '/transport/driver',
      page: () => import('./drivers/DriverPages.tsx').then((file) => file.DriverPages),
    },
    {
      prefix: '/transport/expiring',
      page: () => import('./papers/ExpiringPage.tsx').then((file) => file.ExpiringPage),
    },
    { prefix: '/transport/site', page: () => import('./SitePages.tsx').then((file) => file.SitePages) },
  ],
  tabs: [
    {
      section: '/transport',
      path: '/transport/vehicle',
      label: 'tab.vehicles',
      requirement: vehiclePapers.view,
    },
    {
      section: '/transport',
      path: '/transport/driver',
      label: 'tab.drivers',
      requirement: driverPapers.view,
    },
    {
      section: '/transport',
      path: '/transport/expiring',
      label: 'tab.expiringPapers',
      requirement: viewPapers,
    },
  ],
  finds: {
    vehicle: { icon: mdiBusSide, path: (id) => `/transport/vehicle/${id}` },
    driver: { icon: mdiAccountTieHat, path: (id) => `/transport/driver/${id}` },
  },
  waiting: {
    papers: {
      icon: mdiFileClockOutline,
      to: listAddress('/transport/expiring', duePapers),
      event: 'paper.changed',
      requirement: viewPapers,
    },
  },
  history: { tables: ['transport_vehicle', 'transport_driver', 'expiring_paper'] },
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
