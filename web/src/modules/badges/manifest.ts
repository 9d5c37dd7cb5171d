import { mdiBadgeAccountHorizontalOutline } from '@mdi/js';
import { anyActOf } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';

/** Printing and templates. */
const cardPages = (name: 'PrintPages' | 'QueuePages' | 'PrintersPages' | 'TemplatePages') => () =>
  import('./cards/CardPages.tsx').then((file) => file[name]);

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
  branches: [
    { prefix: '/badges/sewadar/print', page: cardPages('PrintPages') },
    { prefix: '/badges/sewadar/prints', page: cardPages('QueuePages') },
    { prefix: '/badges/sewadar/printers', page: cardPages('PrintersPages') },
    { prefix: '/badges/sewadar/templates', page: cardPages('TemplatePages') },
  ],
  catalogues: ['cards'],
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
};
