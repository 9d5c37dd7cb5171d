import { mdiHumanCane } from '@mdi/js';
import type { ModuleManifest } from '../../../app/manifest.ts';

/** The applications of the enclosure stand below its own address, but are these screens. */
export const oaeApplications: ModuleManifest = {
  name: 'sewadar',
  prefix: '/oae/applications',
  requirement: { feature: 'SEWADAR' },
  label: 'oae',
  icon: mdiHumanCane,
  catalogues: ['person', 'attachments', 'applications'],
  isHiddenOffline: true,
  page: () => import('./ApplicationPages.tsx').then((file) => file.OaeApplicationPages),
};
