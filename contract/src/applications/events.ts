import type { RealtimeEvent } from '../kernel/realtime.ts';
import { right } from '../kernel/requirement.ts';

export const applicationEvents = {
  'application.changed': {
    requirement: right('SEWADAR.APPLICATION', 'view'),
    entities: ['application', 'application_remark', 'attachment'],
  },
} as const satisfies Record<string, RealtimeEvent>;
