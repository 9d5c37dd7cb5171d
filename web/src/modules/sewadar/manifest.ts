import { mdiAccountGroupOutline } from '@mdi/js';
import { right } from '@sewa/contract/kernel/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';

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
    {
      label: 'sewadarApplications',
      path: '/sewadar/applications',
      requirement: right('SEWADAR.APPLICATION', 'view'),
    },
    { label: 'sewadarTransfers', path: '/sewadar/transfers', requirement: right('SEWADAR.SEWADAR', 'view') },
    {
      label: 'sewadarImport',
      path: '/sewadar/import',
      requirement: right('SEWADAR.SEWADAR', 'importExport'),
    },
  ],
  catalogues: ['person', 'attachments'],
  page: () => import('./SewadarPages.tsx').then((file) => file.SewadarPages),
};
