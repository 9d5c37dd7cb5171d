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
    { label: 'sewadarNew', path: '/sewadar/new', requirement: right('SEWADAR.SEWADAR', 3) },
    {
      label: 'sewadarApplications',
      path: '/sewadar/applications',
      requirement: right('SEWADAR.APPLICATION', 2),
    },
    { label: 'sewadarTransfers', path: '/sewadar/transfers', requirement: right('SEWADAR.SEWADAR', 2) },
    { label: 'sewadarImport', path: '/sewadar/import', requirement: right('SEWADAR.SEWADAR', 7) },
  ],
  catalogues: ['person'],
  page: () => import('./SewadarPages.tsx').then((file) => file.SewadarPages),
};
