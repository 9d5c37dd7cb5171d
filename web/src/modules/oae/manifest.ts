import { mdiHumanCane } from '@mdi/js';
import type { ModuleManifest } from '../../app/manifest.ts';

export const oae: ModuleManifest = {
  name: 'oae',
  prefix: '/oae',
  requirement: { feature: 'SEWADAR' },
  label: 'oae',
  icon: mdiHumanCane,
  menu: { requirement: { feature: 'SEWADAR' } },
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
