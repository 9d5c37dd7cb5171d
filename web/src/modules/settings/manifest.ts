import { mdiAccountClockOutline, mdiCogOutline } from '@mdi/js';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { housekeeping } from '@sewa/contract/user/housekeeping';
import { userTiles } from '@sewa/contract/user/tiles';
import type { ModuleManifest } from '../../app/manifest.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

/** Reached from the account menu. */
export const settings: ModuleManifest = {
  name: 'settings',
  prefix: '/settings',
  requirement: { feature: 'SETTINGS' },
  label: 'settings',
  icon: mdiCogOutline,
  pages: [
    { label: 'settings', path: '/settings', requirement: { feature: 'SETTINGS' } },
    { label: 'settingsUsers', path: '/settings/users', requirement: right('SETTINGS.USER', 'view') },
    {
      label: 'settingsOrganisation',
      path: '/settings/organisation',
      requirement: right('SETTINGS.ORG', 'view'),
    },
    {
      label: 'settingsSchedules',
      path: '/settings/schedules',
      requirement: right('SETTINGS.SCHEDULE', 'view'),
    },
    { label: 'settingsAudit', path: '/settings/audit', requirement: right('SETTINGS.AUDIT', 'view') },
    {
      label: 'settingsDevices',
      path: '/settings/devices',
      requirement: right('SETTINGS.DEVICE', 'view'),
      isHiddenOffline: true,
    },
    {
      label: 'settingsHousekeeping',
      path: '/settings/housekeeping',
      requirement: housekeeping.state.requirement,
    },
    { label: 'settingsPreferences', path: '/settings/preferences', requirement: { feature: 'SETTINGS' } },
  ],
  catalogues: ['record'],
  page: () => import('./SettingsPages.tsx').then((file) => file.SettingsPages),
  waiting: {
    requests: {
      icon: mdiAccountClockOutline,
      to: listAddress('/settings/users/requests', userTiles.requests()),
      event: 'user-request.changed',
      requirement: right('SETTINGS.USER', 'edit'),
    },
  },
  history: {
    tables: [
      'app_user',
      'credential',
      'session',
      'sign_up_request',
      'area',
      'centre',
      'org',
      'sewa_schedule',
      'attachment',
      'sync_device',
      'sync_enrolment',
    ],
  },
};
