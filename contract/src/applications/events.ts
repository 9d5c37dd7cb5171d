import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { right } from '../kernel/rights/requirement.ts';

export const applicationEvents = {
  'application.changed': {
    requirement: right('SEWADAR.APPLICATION', 'view'),
    // What an accepted application makes, until the modules of badges and passes declare their own.
    entities: ['application', 'application_remark', 'attachment', 'badge_entitlement', 'vehicle_pass'],
  },
} as const satisfies Record<string, RealtimeEvent>;
