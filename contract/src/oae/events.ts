import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { right } from '../kernel/rights/requirement.ts';

export const oaeEvents = {
  'oae.changed': {
    requirement: right('SEWADAR.OAE', 'view'),
    entities: ['oae_member', 'oae_attendant', 'seat_block', 'oae_gathering', 'oae_renewal', 'attachment'],
    areaWide: ['seat_block'],
  },
  'oae-arrival.changed': { requirement: right('SEWADAR.OAE', 'view'), entities: ['oae_arrival'] },
} as const satisfies Record<string, RealtimeEvent>;
