import {
  mdiArrowULeftTop,
  mdiClockAlertOutline,
  mdiEmailAlertOutline,
  mdiEmailOutline,
  mdiFileCheckOutline,
  mdiFileClockOutline,
  mdiHomeCityOutline,
  mdiMailboxOpenUpOutline,
} from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { duePapers } from '@sewa/contract/papers/papers';
import { letterTiles, sgRecordTiles } from '@sewa/contract/sg-management/tiles';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const dak = '/sg-management/dak';
const view = right('SG_MANAGEMENT.DAK', 'view');
const record = '/sg-management/record';
const viewRecord = right('SG_MANAGEMENT.RECORD', 'view');
const editRecord = right('SG_MANAGEMENT.RECORD', 'edit');
const dispatchReceive = right('SG_MANAGEMENT.DAK', 'dispatchReceive');

export const sgManagement: ModuleManifest = {
  name: 'sg-management',
  prefix: '/sg-management',
  requirement: { feature: 'SG_MANAGEMENT' },
  label: 'sgManagement',
  icon: mdiFileCheckOutline,
  menu: { requirement: { feature: 'SG_MANAGEMENT' } },
  pages: [
    { label: 'sgRecord', path: record, requirement: viewRecord },
    { label: 'sgDue', path: '/sg-management/due', requirement: viewRecord },
    { label: 'sgExpiring', path: '/sg-management/expiring', requirement: viewRecord },
    { label: 'dak', path: dak, requirement: view },
    { label: 'dakReceive', path: `${dak}/receive`, requirement: dispatchReceive },
  ],
  catalogues: ['scan', 'attachments', 'papers', 'record'],
  page: () => import('./SgManagementPage.tsx').then((file) => file.SgManagementPage),
  branches: [
    { prefix: dak, page: () => import('./dak/DakPages.tsx').then((file) => file.DakPages) },
    {
      prefix: '/sg-management/premises',
      page: () => import('./premises/PremisesPages.tsx').then((file) => file.PremisesPages),
    },
    { prefix: record, page: () => import('./records/RecordPages.tsx').then((file) => file.RecordPages) },
    { prefix: '/sg-management/due', page: () => import('./due/DuePage.tsx').then((file) => file.DuePage) },
    {
      prefix: '/sg-management/expiring',
      page: () => import('./papers/ExpiringPage.tsx').then((file) => file.ExpiringPage),
    },
  ],
  tabs: [
    { section: '/sg-management', path: '/sg-management', label: 'tab.premises', requirement: viewRecord },
    { section: '/sg-management', path: record, label: 'tab.sgRecords', requirement: viewRecord },
    { section: '/sg-management', path: '/sg-management/due', label: 'tab.sgDue', requirement: viewRecord },
    {
      section: '/sg-management',
      path: '/sg-management/expiring',
      label: 'tab.sgExpiring',
      requirement: viewRecord,
    },
    { section: '/sg-management', path: dak, label: 'tab.sgDak', requirement: view },
  ],
  finds: {
    sgRecord: { icon: mdiFileCheckOutline, path: (id) => `${record}/${id}` },
    premises: { icon: mdiHomeCityOutline, path: (id) => `/sg-management/premises/${id}` },
    dakLetter: { icon: mdiEmailOutline, path: (id) => `${dak}/${id}` },
  },
  starts: [{ label: 'dak', path: dak, icon: mdiEmailOutline, requirement: view }],
  waiting: {
    sgRecords: {
      icon: mdiFileCheckOutline,
      to: listAddress(record, sgRecordTiles.sgRecords()),
      event: 'sg_record.changed',
      requirement: {
        anyOf: [
          right('SG_MANAGEMENT.RECORD', 'firstApproval'),
          right('SG_MANAGEMENT.RECORD', 'secondApproval'),
        ],
      },
    },
    sgRecordsReturned: {
      icon: mdiArrowULeftTop,
      to: listAddress(record, sgRecordTiles.sgRecordsReturned()),
      event: 'sg_record.changed',
      requirement: editRecord,
    },
    sgRecordsOverdue: {
      icon: mdiClockAlertOutline,
      to: listAddress(record, sgRecordTiles.sgRecordsOverdue()),
      event: 'sg_record.changed',
      requirement: editRecord,
    },
    premisesPapers: {
      icon: mdiFileClockOutline,
      to: listAddress('/sg-management/expiring', duePapers),
      event: 'paper.changed',
      requirement: viewRecord,
    },
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
  history: { tables: ['sg_record', 'sg_premises', 'sg_hall', 'sg_equipment', 'dak_letter', 'dak_bag'] },
};
