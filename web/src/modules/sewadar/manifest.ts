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
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
