import { mdiBadgeAccountHorizontalOutline } from '@mdi/js';
import { anyQuickKind } from '@sewa/contract/badges/quick-rights';
import { anyActOf, right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest, SectionTab } from '../../app/manifest.ts';

const sewadar = '/badges/sewadar';
const quick = '/badges/quick';

/** Pages that stand beside the badges and beside the quick tokens. */
const shared = (section: string): SectionTab[] => [
  {
    section,
    path: '/badges/vehicle',
    label: 'tab.vehiclePasses',
    requirement: right('BADGES.QUICK', 'quickOthers'),
  },
  { section, path: '/badges/verify', label: 'tab.verify', requirement: { feature: 'BADGES' } },
];

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
    { label: 'badgesSewadar', path: sewadar, requirement: anyActOf('BADGES.SEWADAR') },
    { label: 'badgesQuick', path: quick, requirement: anyQuickKind },
  ],
  branches: [
    { prefix: '/badges/sewadar/print', page: cardPages('PrintPages') },
    { prefix: '/badges/sewadar/prints', page: cardPages('QueuePages') },
    { prefix: '/badges/sewadar/printers', page: cardPages('PrintersPages') },
    { prefix: '/badges/sewadar/templates', page: cardPages('TemplatePages') },
    { prefix: quick, page: () => import('./quick/QuickPages.tsx').then((file) => file.QuickPages) },
    {
      prefix: '/badges/vehicle',
      page: () => import('./vehicle/VehiclePassesPage.tsx').then((file) => file.VehiclePassesPage),
    },
    {
      prefix: '/badges/verify',
      page: () => import('./verify/VerifyPage.tsx').then((file) => file.VerifyPage),
    },
  ],
  catalogues: ['person', 'scan', 'attachments', 'cards', 'verify', 'quick', 'vehicle'],
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
  tabs: [
    ...shared(sewadar),
    { section: quick, path: quick, label: 'tab.quickEvents', requirement: anyQuickKind },
    ...shared(quick),
  ],
  history: { tables: ['quick_event'] },
};
