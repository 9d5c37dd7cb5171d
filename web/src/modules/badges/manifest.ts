import { mdiBadgeAccountHorizontalOutline } from '@mdi/js';
import { anyActOf } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';

export const badges: ModuleManifest = {
  name: 'badges',
  prefix: '/badges',
  requirement: { feature: 'BADGES' },
  label: 'badges',
  icon: mdiBadgeAccountHorizontalOutline,
  menu: 'byChildren',
  children: [
    {
      label: 'badgesSewadar',
      path: '/badges/sewadar',
      requirement: anyActOf('BADGES.SEWADAR'),
    },
    { label: 'badgesQuick', path: '/badges/quick', requirement: anyActOf('BADGES.QUICK') },
  ],
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
