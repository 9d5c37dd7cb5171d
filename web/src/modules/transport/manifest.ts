import {
  mdiAccountTieHat,
  mdiBusAlert,
  mdiBusSide,
  mdiCashClock,
  mdiCashEdit,
  mdiFileClockOutline,
  mdiMapMarkerPath,
} from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { duePapers } from '@sewa/contract/papers/papers';
import { driverPapers, vehiclePapers } from '@sewa/contract/transport/papers';
import { transportTiles } from '@sewa/contract/transport/tiles';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const viewTrips = right('TRANSPORT.TRIP', 'view');
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
    {
      prefix: '/transport/expense',
      page: () => import('./expenses/ExpensePages.tsx').then((file) => file.ExpensePages),
    },
    {
      prefix: '/transport/trip',
      page: () => import('./trips/TripPages.tsx').then((file) => file.TripPages),
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
    {
      section: '/transport/expense',
      path: '/transport/expense',
      label: 'tab.expenseList',
      requirement: right('TRANSPORT.EXPENSE', 'view'),
    },
    {
      section: '/transport/expense',
      path: '/transport/expense/costs',
      label: 'tab.costReport',
      requirement: right('TRANSPORT.EXPENSE', 'view'),
    },
    { section: '/transport/trip', path: '/transport/trip', label: 'tab.tripList', requirement: viewTrips },
    {
      section: '/transport/trip',
      path: '/transport/trip/mine',
      label: 'tab.tripMine',
      requirement: viewTrips,
    },
    {
      section: '/transport/trip',
      path: '/transport/trip/week',
      label: 'tab.tripWeek',
      requirement: viewTrips,
    },
    {
      section: '/transport/trip',
      path: '/transport/trip/free',
      label: 'tab.tripFree',
      requirement: viewTrips,
    },
  ],
  finds: {
    vehicle: { icon: mdiBusSide, path: (id) => `/transport/vehicle/${id}` },
    driver: { icon: mdiAccountTieHat, path: (id) => `/transport/driver/${id}` },
    trip: { icon: mdiMapMarkerPath, path: (id) => `/transport/trip/${id}` },
  },
  waiting: {
    papers: {
      icon: mdiFileClockOutline,
      to: listAddress('/transport/expiring', duePapers),
      event: 'paper.changed',
      requirement: viewPapers,
    },
    expenses: {
      icon: mdiCashClock,
      to: listAddress('/transport/expense', transportTiles.expenses()),
      event: 'transport_expense.changed',
      requirement: right('TRANSPORT.EXPENSE', 'approve'),
    },
    ownExpenses: {
      icon: mdiCashEdit,
      to: listAddress('/transport/expense', transportTiles.ownExpenses()),
      event: 'transport_expense.changed',
      requirement: right('TRANSPORT.EXPENSE', 'edit'),
    },
    lateTrips: {
      icon: mdiBusAlert,
      to: listAddress('/transport/trip', transportTiles.lateTrips()),
      event: 'transport_trip.changed',
      requirement: right('TRANSPORT.TRIP', 'edit'),
    },
  },
  charts: {
    requirement: right('TRANSPORT.EXPENSE', 'view'),
    load: () => import('./charts.ts').then((file) => file.charts),
  },
  history: {
    tables: [
      'transport_trip',
      'transport_expense',
      'transport_vehicle',
      'transport_driver',
      'expiring_paper',
    ],
  },
  isHiddenOffline: true,
};
