import { mdiAccountGroupOutline, mdiClockAlertOutline, mdiHumanCane, mdiRefresh } from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { memberTiles } from '@sewa/contract/oae/tiles';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const view = right('SEWADAR.OAE', 'view');

/** A page of the enclosure, by a word of the shell: the search box names it before the module has come. */
const tab = (path: string, word: string) => ({
  section: '/oae',
  path,
  label: `tab.${word}`,
  requirement: view,
});

export const oae: ModuleManifest = {
  name: 'oae',
  prefix: '/oae',
  requirement: { feature: 'SEWADAR' },
  label: 'oae',
  icon: mdiHumanCane,
  menu: { requirement: { feature: 'SEWADAR' } },
  isHiddenOffline: true,
  catalogues: ['person', 'attachments', 'record'],
  page: () => import('./OaePages.tsx').then((file) => file.OaePages),
  tabs: [
    tab('/oae', 'members'),
    tab('/oae/gatherings', 'gatherings'),
    tab('/oae/emergency', 'emergency'),
    tab('/oae/blocks', 'blocks'),
    tab('/oae/renewals', 'renewals'),
  ],
  finds: { oaeMember: { icon: mdiHumanCane, path: (id) => `/oae/members/${id}` } },
  waiting: {
    gatherings: {
      icon: mdiAccountGroupOutline,
      to: (day) => listAddress('/oae/gatherings', memberTiles.gatherings(day)),
      isToday: true,
      event: 'oae.changed',
      requirement: view,
    },
    renewals: {
      icon: mdiRefresh,
      to: listAddress('/oae/renewals', memberTiles.renewals()),
      event: 'oae.changed',
      requirement: view,
    },
    expiring: {
      icon: mdiClockAlertOutline,
      to: `${listAddress('/oae', memberTiles.expiring())}&sort=validTo`,
      event: 'oae.changed',
      requirement: view,
    },
  },
  charts: { requirement: view, load: () => import('./charts.ts').then((file) => file.charts) },
  history: { tables: ['oae_member', 'oae_attendant', 'oae_gathering'] },
};
