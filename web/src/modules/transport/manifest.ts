import { mdiBusSide } from '@mdi/js';
import { right } from '@sewa/contract/kernel/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';

export const transport: ModuleManifest = {
  name: 'transport',
  prefix: '/transport',
  requirement: { feature: 'TRANSPORT' },
  label: 'transport',
  icon: mdiBusSide,
  menu: 'byChildren',
  children: [
    { label: 'transportDriver', path: '/transport/driver', requirement: right('TRANSPORT.DRIVER', 2) },
    { label: 'transportVehicle', path: '/transport/vehicle', requirement: right('TRANSPORT.VEHICLE', 2) },
    { label: 'transportSite', path: '/transport/site', requirement: right('TRANSPORT.SITE', 2) },
    { label: 'transportExpense', path: '/transport/expense', requirement: right('TRANSPORT.EXPENSE', 2) },
    { label: 'transportTrip', path: '/transport/trip', requirement: right('TRANSPORT.TRIP', 2) },
  ],
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
