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
  catalogues: ['person', 'scan', 'attachments'],
  page: () => import('./BadgePages.tsx').then((file) => file.BadgePages),
  tabs: [
    {
      section: '/badges',
      path: '/badges/sewadar',
      label: 'menu.badgesSewadar',
      requirement: anyActOf('BADGES.SEWADAR'),
    },
    {
      section: '/badges',
      path: '/badges/quick',
      label: 'menu.badgesQuick',
      requirement: anyActOf('BADGES.QUICK'),
    },
    { section: '/badges', path: '/badges/verify', label: 'tab.verify', requirement: { feature: 'BADGES' } },
  ],
};
