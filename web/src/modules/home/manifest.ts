import { mdiHomeOutline } from '@mdi/js';
import { type Requirement, right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';

const viewPapers: Requirement = {
  anyOf: [
    right('TRANSPORT.VEHICLE', 'view'),
    right('TRANSPORT.DRIVER', 'view'),
    right('SG_MANAGEMENT.RECORD', 'view'),
  ],
};

export const home: ModuleManifest = {
  name: 'home',
  prefix: '/',
  isSinglePage: true,
  requirement: 'signedIn',
  label: 'home',
  icon: mdiHomeOutline,
  menu: { requirement: 'signedIn' },
  page: () => import('./HomePage.tsx').then((file) => file.HomePage),
  branches: [
    {
      prefix: '/expiring',
      page: () => import('./expiring/ExpiringPage.tsx').then((file) => file.ExpiringPage),
    },
  ],
  charts: {
    requirement: viewPapers,
    load: () => import('./expiring/charts.ts').then((file) => file.charts),
  },
};
