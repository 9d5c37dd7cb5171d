import {
  mdiAccountMultipleOutline,
  mdiCalendarClockOutline,
  mdiClipboardTextClockOutline,
  mdiSitemapOutline,
  mdiTuneVariant,
} from '@mdi/js';
import { type Requirement, right } from '@sewa/contract/kernel/requirement';

export interface Section {
  key: 'users' | 'organisation' | 'schedules' | 'audit' | 'preferences';
  icon: string;
  requirement: Requirement;
}

/** The parts of the settings; only those that the user may open are shown. */
export const sections: readonly Section[] = [
  { key: 'users', icon: mdiAccountMultipleOutline, requirement: right('SETTINGS.USER', 2) },
  { key: 'organisation', icon: mdiSitemapOutline, requirement: right('SETTINGS.ORG', 2) },
  { key: 'schedules', icon: mdiCalendarClockOutline, requirement: right('SETTINGS.SCHEDULE', 2) },
  { key: 'audit', icon: mdiClipboardTextClockOutline, requirement: right('SETTINGS.AUDIT', 2) },
  { key: 'preferences', icon: mdiTuneVariant, requirement: 'signedIn' },
];
