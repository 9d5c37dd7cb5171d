import { mdiBadgeAccountHorizontalOutline } from '@mdi/js';
import { anyValueOf } from '@sewa/contract/kernel/requirement';
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
      requirement: anyValueOf('BADGES.SEWADAR', [2, 3, 5, 7, 11, 13, 17]),
    },
    { label: 'badgesQuick', path: '/badges/quick', requirement: anyValueOf('BADGES.QUICK', [2, 3]) },
  ],
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
