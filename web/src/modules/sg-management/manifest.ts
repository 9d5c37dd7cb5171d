import { mdiFileCheckOutline } from '@mdi/js';
import type { ModuleManifest } from '../../app/manifest.ts';

export const sgManagement: ModuleManifest = {
  name: 'sg-management',
  prefix: '/sg-management',
  requirement: { feature: 'SG_MANAGEMENT' },
  label: 'sgManagement',
  icon: mdiFileCheckOutline,
  menu: { requirement: { feature: 'SG_MANAGEMENT' } },
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
