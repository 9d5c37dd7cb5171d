import { mdiClipboardListOutline } from '@mdi/js';
import type { ModuleManifest } from '../../app/manifest.ts';

export const nominalRoll: ModuleManifest = {
  name: 'nominal-roll',
  prefix: '/nominal-roll',
  requirement: { feature: 'NOMINAL_ROLL' },
  label: 'nominalRoll',
  icon: mdiClipboardListOutline,
  menu: { requirement: { feature: 'NOMINAL_ROLL' } },
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
