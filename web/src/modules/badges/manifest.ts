import {
  mdiBadgeAccountAlertOutline,
  mdiBadgeAccountHorizontalOutline,
  mdiCardAccountDetailsOutline,
  mdiPrinterOutline,
} from '@mdi/js';
import { anyBadgeType } from '@sewa/contract/badges/badge-rights';
import { badgeTiles } from '@sewa/contract/badges/tiles';
import { anyActOf } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const section = '/badges/sewadar';

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
    { label: 'badgesSewadar', path: section, requirement: anyBadgeType },
    { label: 'badgesQuick', path: '/badges/quick', requirement: anyActOf('BADGES.QUICK') },
  ],
  branches: [
    { prefix: section, page: () => import('./RegistryPages.tsx').then((file) => file.RegistryPages) },
    { prefix: `${section}/print`, page: cardPages('PrintPages') },
    { prefix: `${section}/prints`, page: cardPages('QueuePages') },
    { prefix: `${section}/printers`, page: cardPages('PrintersPages') },
    { prefix: `${section}/templates`, page: cardPages('TemplatePages') },
  ],
  catalogues: ['person', 'scan', 'cards'],
  isHiddenOffline: true,
  page: () => import('../../app/NotBuiltPage.tsx').then((file) => file.NotBuiltPage),
  tabs: [
    { section, path: section, label: 'tab.badges', requirement: anyBadgeType },
    { section, path: `${section}/entitled`, label: 'tab.entitled', requirement: anyBadgeType },
    { section, path: `${section}/expiring`, label: 'tab.expiring', requirement: anyBadgeType },
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
  history: { tables: ['badge', 'badge_entitlement'] },
};
