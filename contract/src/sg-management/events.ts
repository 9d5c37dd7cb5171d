import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { right } from '../kernel/rights/requirement.ts';

export const sgEvents = {
  /** Progress or a bill of a record. */
  'sg_record_entry.changed': {
    requirement: right('SG_MANAGEMENT.RECORD', 'view'),
    entities: ['sg_record_entry'],
  },
} as const satisfies Record<string, RealtimeEvent>;
