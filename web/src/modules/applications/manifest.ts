import { mdiFileDocumentCheckOutline, mdiFileDocumentOutline } from '@mdi/js';
import { applicationTiles } from '@sewa/contract/applications/tiles';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const view = right('SEWADAR.APPLICATION', 'view');

/** Stands in two places: all applications beside the sewadars, and those of the enclosure beside its members. */
export const applications: ModuleManifest = {
  name: 'applications',
  prefix: '/sewadar/applications',
  requirement: { feature: 'SEWADAR' },
  label: 'sewadarApplications',
  icon: mdiFileDocumentOutline,
  isHiddenOffline: true,
  pages: [{ label: 'sewadarApplications', path: '/sewadar/applications', requirement: view }],
  catalogues: ['person', 'attachments', 'board'],
  page: () => import('./ApplicationPages.tsx').then((file) => file.ApplicationPages),
  branches: [
    {
      prefix: '/oae/applications',
      page: () => import('./ApplicationPages.tsx').then((file) => file.OaeApplicationPages),
    },
  ],
  tabs: [
    {
      section: '/sewadar',
      path: '/sewadar/applications',
      label: 'tab.applications',
      requirement: view,
      after: '/sewadar',
    },
    {
      section: '/oae',
      path: '/oae/applications',
      label: 'tab.applications',
      requirement: view,
      after: '/oae/renewals',
    },
  ],
  recordTabs: [
    {
      record: 'sewadar',
      key: 'applications',
      label: 'tab.applications',
      requirement: view,
      after: 'sewa',
      content: () =>
        import('./sewadar-record/ApplicationsOfSewadar.tsx').then((file) => file.ApplicationsOfSewadar),
    },
  ],
  finds: { application: { icon: mdiFileDocumentOutline, path: (id) => `/sewadar/applications/${id}` } },
  waiting: {
    applications: {
      icon: mdiFileDocumentCheckOutline,
      to: listAddress('/sewadar/applications', applicationTiles.applications()),
      first: '/sewadar/applications/next',
      event: 'application.changed',
      requirement: view,
    },
  },
  charts: { requirement: view, load: () => import('./charts.ts').then((file) => file.charts) },
  history: {
    tables: ['application'],
  },
};
