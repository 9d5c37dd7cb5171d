import {
  mdiAccountGroupOutline,
  mdiAccountOutline,
  mdiAccountPlusOutline,
  mdiAccountSwitchOutline,
} from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { transfers } from '@sewa/contract/sewadar/transfers';
import type { ModuleManifest } from '../../app/manifest.ts';

const view = right('SEWADAR.SEWADAR', 'view');
// A type only: the contract's schemas would bring zod into the first load.
const transfersPath: (typeof transfers)['list']['path'] = '/api/sewadar/transfers';

export const sewadar: ModuleManifest = {
  name: 'sewadar',
  prefix: '/sewadar',
  requirement: { feature: 'SEWADAR' },
  label: 'sewadar',
  icon: mdiAccountGroupOutline,
  menu: { requirement: { feature: 'SEWADAR' } },
  isHiddenOffline: true,
  pages: [
    { label: 'sewadarNew', path: '/sewadar/new', requirement: right('SEWADAR.SEWADAR', 'edit') },
    { label: 'sewadarTransfers', path: '/sewadar/transfers', requirement: view },
    {
      label: 'sewadarImport',
      path: '/sewadar/import',
      requirement: right('SEWADAR.SEWADAR', 'importExport'),
    },
  ],
  catalogues: ['person', 'attachments', 'record', 'merge'],
  page: () => import('./SewadarPages.tsx').then((file) => file.SewadarPages),
  tabs: [
    { section: '/sewadar', path: '/sewadar', label: 'tab.sewadars', requirement: view },
    {
      section: '/sewadar',
      path: '/sewadar/transfers',
      label: 'tab.transfers',
      requirement: view,
      count: {
        path: transfersPath,
        load: () => import('./sewadar.queries.ts').then((file) => file.countIncomingTransfers),
      },
    },
  ],
  finds: { sewadar: { icon: mdiAccountOutline, path: (id) => `/sewadar/${id}` } },
  starts: [
    {
      label: 'sewadarNew',
      path: '/sewadar/new',
      icon: mdiAccountPlusOutline,
      requirement: right('SEWADAR.SEWADAR', 'edit'),
    },
  ],
  waiting: {
    transfers: {
      icon: mdiAccountSwitchOutline,
      to: '/sewadar/transfers',
      event: 'sewadar.changed',
      requirement: view,
    },
  },
  charts: { requirement: view, load: () => import('./charts.ts').then((file) => file.charts) },
  history: { tables: ['sewadar', 'sewadar_department', 'sewadar_merge', 'transfer_request'] },
};
