import type { RealtimeEvent } from '../kernel/realtime.ts';
import { right } from '../kernel/requirement.ts';

export const userEvents = {
  'user.changed': {
    requirement: right('SETTINGS.USER', 2),
    entities: ['app_user', 'user_centre', 'credential'],
  },
  'user-request.changed': { requirement: right('SETTINGS.USER', 3), entities: ['sign_up_request'] },
  'organisation.changed': { requirement: right('SETTINGS.ORG', 2), entities: ['area', 'centre', 'org'] },
  'schedule.changed': { requirement: right('SETTINGS.SCHEDULE', 2), entities: ['sewa_schedule'] },
  'audit.changed': { requirement: right('SETTINGS.AUDIT', 2), entities: '*' },
} as const satisfies Record<string, RealtimeEvent>;
