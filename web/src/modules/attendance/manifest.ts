import { mdiCalendarAlertOutline, mdiCalendarCheckOutline } from '@mdi/js';
import { sheetTiles } from '@sewa/contract/attendance/tiles';
import { right } from '@sewa/contract/kernel/rights/requirement';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const view = right('SEWADAR.ATTENDANCE', 'view');

/** A page of attendance, by a word of the shell. */
const tab = (path: string, word: string) => ({
  section: '/attendance',
  path,
  label: `tab.${word}`,
  requirement: view,
});

export const attendance: ModuleManifest = {
  name: 'attendance',
  prefix: '/attendance',
  requirement: { feature: 'SEWADAR' },
  label: 'attendance',
  icon: mdiCalendarCheckOutline,
  menu: { requirement: view },
  catalogues: ['person', 'attachments', 'record'],
  page: () => import('./AttendancePages.tsx').then((file) => file.AttendancePages),
  tabs: [
    tab('/attendance', 'sheets'),
    tab('/attendance/grid', 'grid'),
    tab('/attendance/register', 'register'),
    tab('/attendance/percentages', 'summary'),
    tab('/attendance/unseen', 'unseen'),
  ],
  recordTabs: [
    {
      record: 'sewadar',
      key: 'attendance',
      label: 'tab.attendance',
      requirement: view,
      after: 'sewa',
      content: () => import('./record/AttendanceOfSewadar.tsx').then((file) => file.AttendanceOfSewadar),
    },
  ],
  waiting: {
    sheets: {
      icon: mdiCalendarAlertOutline,
      to: (day) => listAddress('/attendance', sheetTiles.sheets(day)),
      event: 'attendance.changed',
      requirement: view,
    },
  },
  charts: { requirement: view, load: () => import('./charts.ts').then((file) => file.charts) },
  history: { tables: ['attendance_sheet', 'attendance_entry'] },
};
