import { mdiCogOutline } from '@mdi/js';
import type { ModuleManifest } from '../../app/manifest.ts';

/** Reached from the account menu. */
export const settings: ModuleManifest = {
  name: 'settings',
  prefix: '/settings',
  requirement: { feature: 'SETTINGS' },
  label: 'settings',
  icon: mdiCogOutline,
  catalogues: ['record'],
  page: () => import('./SettingsPages.tsx').then((file) => file.SettingsPages),
};
