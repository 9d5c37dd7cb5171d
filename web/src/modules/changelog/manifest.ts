import { mdiCreationOutline } from '@mdi/js';
import type { ModuleManifest } from '../../app/manifest.ts';

/** Reached from the account menu. */
export const changelog: ModuleManifest = {
  name: 'changelog',
  prefix: '/changelog',
  isSinglePage: true,
  requirement: 'signedIn',
  label: 'changelog',
  icon: mdiCreationOutline,
  pages: [{ label: 'changelog', path: '/changelog', requirement: 'signedIn' }],
  page: () => import('./ChangelogPage.tsx').then((file) => file.ChangelogPage),
};
