import {
  mdiAccountMultipleOutline,
  mdiBroom,
  mdiCalendarClockOutline,
  mdiClipboardTextClockOutline,
  mdiLaptop,
  mdiSitemapOutline,
  mdiTuneVariant,
} from '@mdi/js';
import { type Requirement, right } from '@sewa/contract/kernel/rights/requirement';
import { housekeeping } from '@sewa/contract/user/housekeeping';

export interface Section {
  key: 'users' | 'organisation' | 'schedules' | 'audit' | 'devices' | 'housekeeping' | 'preferences';
  icon: string;
  requirement: Requirement;
}

/** Camp laptops are looked after in the cloud, not on one of them. */
const devices: Section = {
  key: 'devices',
  icon: mdiLaptop,
  requirement: right('SETTINGS.DEVICE', 'view'),
};

/** The parts of the settings; only those that the user may open are shown. */
export const sections: readonly Section[] = [
  { key: 'users', icon: mdiAccountMultipleOutline, requirement: right('SETTINGS.USER', 'view') },
  { key: 'organisation', icon: mdiSitemapOutline, requirement: right('SETTINGS.ORG', 'view') },
  { key: 'schedules', icon: mdiCalendarClockOutline, requirement: right('SETTINGS.SCHEDULE', 'view') },
  { key: 'audit', icon: mdiClipboardTextClockOutline, requirement: right('SETTINGS.AUDIT', 'view') },
  ...(__OFFLINE__ ? [] : [devices]),
  { key: 'housekeeping', icon: mdiBroom, requirement: housekeeping.state.requirement },
  { key: 'preferences', icon: mdiTuneVariant, requirement: 'signedIn' },
];
