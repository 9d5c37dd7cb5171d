import { mdiHomeOutline } from '@mdi/js';
import type { ModuleManifest } from '../../app/manifest.ts';

export const home: ModuleManifest = {
  name: 'home',
  prefix: '/',
  isSinglePage: true,
  requirement: 'signedIn',
  label: 'home',
  icon: mdiHomeOutline,
  menu: { requirement: 'signedIn' },
  page: () => import('./HomePage.tsx').then((file) => file.HomePage),
};
