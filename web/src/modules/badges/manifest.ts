import {
  mdiBadgeAccountAlertOutline,
  mdiBadgeAccountHorizontalOutline,
  mdiCardAccountDetailsOutline,
  mdiPrinterOutline,
} from '@mdi/js';
import { anyBadgeType } from '@sewa/contract/badges/badge-rights';
import { anyQuickKind } from '@sewa/contract/badges/quick-rights';
import { badgeTiles } from '@sewa/contract/badges/tiles';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest, SectionTab } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const section = '/badges/sewadar';
const quick = '/badges/quick';

/** Pages that stand beside the badges and beside the quick tokens. */
const shared = (beside: string): SectionTab[] => [
  {
    section: beside,
    path: '/badges/vehicle',
    label: 'tab.vehiclePasses',
    requirement: right('BADGES.QUICK', 'quickOthers'),
  },
  { section: beside, path: '/badges/verify', label: 'tab.verify', requirement: { feature: 'BADGES' } },
];

/** Printing, templates and keys. */
type CardPages = 'PrintPages' | 'QueuePages' | 'PrintersPages' | 'TemplatePages' | 'KeyPages';
const cardPages = (name: CardPages) => () => import('./cards/CardPages.tsx').then((file) => file[name]);

export const badges: ModuleManifest = {
  name: 'badges',
  prefix: '/badges',
  requirement: { feature: 'BADGES' },
  label: 'badges',
  icon: mdiBadgeAccountHorizontalOutline,
  menu: 'byChildren',
  children: [
    { label: 'badgesSewadar', path: section, requirement: anyBadgeType },
    { label: 'badgesQuick', path: quick, requirement: anyQuickKind },
  ],
  branches: [
    { prefix: section, page: () => import('./RegistryPages.tsx').then((file) => file.RegistryPages) },
    { prefix: `${section}/print`, page: cardPages('PrintPages') },
    { prefix: `${section}/prints`, page: cardPages('QueuePages') },
    { prefix: `${section}/printers`, page: cardPages('PrintersPages') },
    { prefix: `${section}/templates`, page: cardPages('TemplatePages') },
    { prefix: `${section}/keys`, page: cardPages('KeyPages') },
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
  tabs: [
    { section, path: section, label: 'tab.badges', requirement: anyBadgeType },
    { section, path: `${section}/entitled`, label: 'tab.entitled', requirement: anyBadgeType },
    { section, path: `${section}/print`, label: 'tab.printBadges', requirement: anyBadgeType },
    { section, path: `${section}/expiring`, label: 'tab.expiring', requirement: anyBadgeType },
    ...shared(section),
    { section: quick, path: quick, label: 'tab.quickEvents', requirement: anyQuickKind },
    ...shared(quick),
  ],
  recordTabs: [
    {
      record: 'sewadar',
      key: 'badges',
      label: 'tab.badges',
      requirement: anyBadgeType,
      after: 'sewa',
      content: () => import('./person-record/BadgesOfPerson.tsx').then((file) => file.BadgesOfSewadar),
    },
    {
      record: 'oaeMember',
      key: 'badges',
      label: 'tab.badges',
      requirement: anyBadgeType,
      after: 'attendants',
      content: () => import('./person-record/BadgesOfPerson.tsx').then((file) => file.BadgesOfMember),
    },
  ],
  finds: { badge: { icon: mdiCardAccountDetailsOutline, path: (id) => `${section}/${id}` } },
  waiting: {
    badgesToPrint: {
      icon: mdiPrinterOutline,
      to: listAddress(section, badgeTiles.badgesToPrint()),
      event: 'badge.changed',
      requirement: anyBadgeType,
    },
    badgesExpiring: {
      icon: mdiBadgeAccountAlertOutline,
      to: listAddress(section, badgeTiles.badgesExpiring()),
      event: 'badge.changed',
      requirement: anyBadgeType,
    },
  },
  charts: { requirement: anyBadgeType, load: () => import('./charts.ts').then((file) => file.charts) },
  history: { tables: ['badge', 'badge_entitlement', 'quick_event'] },
};
