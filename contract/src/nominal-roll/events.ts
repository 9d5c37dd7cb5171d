import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { right } from '../kernel/rights/requirement.ts';

export const rollEvents = {
  'nominal-roll.changed': {
    requirement: right('NOMINAL_ROLL.ROLL', 'view'),
    entities: ['nominal_roll', 'nominal_roll_member', 'nominal_roll_setting', 'attachment'],
    areaWide: ['nominal_roll_setting'],
  },
} as const satisfies Record<string, RealtimeEvent>;
