import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { right } from '../kernel/rights/requirement.ts';

export const sewadarEvents = {
  'sewadar.changed': {
    requirement: right('SEWADAR.SEWADAR', 'view'),
    entities: [
      ...['sewadar', 'sewadar_department', 'sewadar_merge', 'transfer_request', 'attachment'],
      'identity_lookup',
    ],
  },
} as const satisfies Record<string, RealtimeEvent>;
