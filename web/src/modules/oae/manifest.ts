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
  catalogues: ['person', 'attachments'],
  page: () => import('./OaePages.tsx').then((file) => file.OaePages),
};
