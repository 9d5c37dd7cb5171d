import { mdiAccountGroupOutline } from '@mdi/js';
import type { ModuleManifest } from '../../app/manifest.ts';

export const sewadar: ModuleManifest = {
  name: 'sewadar',
  prefix: '/sewadar',
  requirement: { feature: 'SEWADAR' },
  label: 'sewadar',
  icon: mdiAccountGroupOutline,
  menu: { requirement: { feature: 'SEWADAR' } },
  isHiddenOffline: true,
  catalogues: ['person'],
  page: () => import('./SewadarPages.tsx').then((file) => file.SewadarPages),
};
