import { mdiHomeOutline } from '@mdi/js';
import type { ModuleManifest } from '../../app/manifest.ts';
import { HomePage } from './HomePage.tsx';

export const home: ModuleManifest = {
  name: 'home',
  prefix: '/',
  isSinglePage: true,
  requirement: 'signedIn',
  label: 'home',
  icon: mdiHomeOutline,
  menu: { requirement: 'signedIn' },
  // Not fetched later, as other pages are: the shell brings Home along, see app/prepare-home.ts.
  page: async () => HomePage,
};
