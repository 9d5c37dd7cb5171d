import { mdiCalendarCheckOutline } from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';

export const attendance: ModuleManifest = {
  name: 'attendance',
  prefix: '/attendance',
  requirement: { feature: 'SEWADAR' },
  label: 'attendance',
  icon: mdiCalendarCheckOutline,
  menu: { requirement: right('SEWADAR.ATTENDANCE', 'view') },
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
