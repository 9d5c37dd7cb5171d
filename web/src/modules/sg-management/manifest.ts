import { mdiEmailAlertOutline, mdiEmailOutline, mdiFileCheckOutline, mdiMailboxOpenUpOutline } from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { letterTiles } from '@sewa/contract/sg-management/tiles';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const dak = '/sg-management/dak';
const view = right('SG_MANAGEMENT.DAK', 'view');
const dispatchReceive = right('SG_MANAGEMENT.DAK', 'dispatchReceive');

export const sgManagement: ModuleManifest = {
  name: 'sg-management',
  prefix: '/sg-management',
  requirement: { feature: 'SG_MANAGEMENT' },
  label: 'sgManagement',
  icon: mdiFileCheckOutline,
  menu: { requirement: { feature: 'SG_MANAGEMENT' } },
  pages: [
    { label: 'dak', path: dak, requirement: view },
    { label: 'dakReceive', path: `${dak}/receive`, requirement: dispatchReceive },
  ],
  catalogues: ['scan', 'attachments', 'record'],
  page: () => import('../../app/routes/ModuleOverview.tsx').then((file) => file.ModuleOverview),
  branches: [{ prefix: dak, page: () => import('./dak/DakPages.tsx').then((file) => file.DakPages) }],
  finds: { dakLetter: { icon: mdiEmailOutline, path: (id) => `${dak}/${id}` } },
  starts: [{ label: 'dak', path: dak, icon: mdiEmailOutline, requirement: view }],
  waiting: {
    lettersToReceive: {
      icon: mdiMailboxOpenUpOutline,
      to: listAddress(dak, letterTiles.lettersToReceive()),
      event: 'dak_letter.changed',
      requirement: dispatchReceive,
    },
    overdueAnswers: {
      icon: mdiEmailAlertOutline,
      to: listAddress(dak, letterTiles.overdueAnswers()),
      event: 'dak_letter.changed',
      requirement: right('SG_MANAGEMENT.DAK', 'edit'),
    },
  },
  history: { tables: ['dak_letter'] },
};
