import { mdiClipboardCheckOutline, mdiClipboardListOutline } from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { rollTiles } from '@sewa/contract/nominal-roll/tiles';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const view = right('NOMINAL_ROLL.ROLL', 'view');

export const nominalRoll: ModuleManifest = {
  name: 'nominal-roll',
  prefix: '/nominal-roll',
  requirement: { feature: 'NOMINAL_ROLL' },
  label: 'nominalRoll',
  icon: mdiClipboardListOutline,
  menu: { requirement: { feature: 'NOMINAL_ROLL' } },
  isHiddenOffline: true,
  catalogues: ['person', 'scan', 'attachments'],
  page: () => import('./RollPages.tsx').then((file) => file.RollPages),
  tabs: [
    { section: '/nominal-roll', path: '/nominal-roll', label: 'tab.rolls', requirement: view },
    { section: '/nominal-roll', path: '/nominal-roll/arriving', label: 'tab.arriving', requirement: view },
    { section: '/nominal-roll', path: '/nominal-roll/days', label: 'tab.daysServed', requirement: view },
  ],
  recordTabs: [
    {
      record: 'sewadar',
      key: 'rolls',
      label: 'tab.rolls',
      requirement: view,
      after: 'sewa',
      content: () => import('./sewadar-record/RollsOfSewadar.tsx').then((file) => file.RollsOfSewadar),
    },
  ],
  finds: { nominalRoll: { icon: mdiClipboardListOutline, path: (id) => `/nominal-roll/${id}` } },
  waiting: {
    rolls: {
      icon: mdiClipboardCheckOutline,
      to: listAddress('/nominal-roll', rollTiles.rolls()),
      event: 'nominal-roll.changed',
      requirement: right('NOMINAL_ROLL.ROLL', 'approve'),
    },
  },
  charts: { requirement: view, load: () => import('./charts.ts').then((file) => file.charts) },
  history: { tables: ['nominal_roll'] },
};
