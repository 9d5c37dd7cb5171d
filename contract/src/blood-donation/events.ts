import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { right } from '../kernel/rights/requirement.ts';

export const bloodEvents = {
  'blood.changed': {
    requirement: right('BLOOD_DONATION.DONOR', 'view'),
    entities: ['blood_donor', 'blood_donor_merge', 'blood_donation', 'blood_deferral', 'attachment'],
  },
  'blood-camp.changed': {
    requirement: right('BLOOD_DONATION.CAMP', 'view'),
    entities: [
      'blood_camp',
      'blood_camp_bank',
      'blood_camp_staff',
      'blood_call',
      'blood_call_claim',
      'blood_bank',
      'blood_rules',
    ],
    areaWide: ['blood_bank', 'blood_rules'],
  },
  /** The floor of a camp; the row is the camp. */
  'blood-floor.changed': {
    requirement: right('BLOOD_DONATION.CAMP', 'view'),
    entities: ['blood_visit'],
  },
  /**
   * Only that something was written or read; the contents are in no log. Even that would reveal whose deferral has a
   * confidential reason, so the log shows it only with this right.
   */
  'blood-confidential.changed': {
    requirement: right('BLOOD_DONATION.CAMP', 'medical'),
    entities: ['blood_confidential'],
    isSecret: true,
  },
} as const satisfies Record<string, RealtimeEvent>;
