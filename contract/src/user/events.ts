import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { right } from '../kernel/rights/requirement.ts';

export const userEvents = {
  'user.changed': {
    requirement: right('SETTINGS.USER', 'view'),
    entities: ['app_user', 'user_centre', 'credential'],
  },
  'user-request.changed': { requirement: right('SETTINGS.USER', 'edit'), entities: ['sign_up_request'] },
  'organisation.changed': {
    requirement: right('SETTINGS.ORG', 'view'),
    entities: ['area', 'centre', 'org'],
    areaWide: ['area', 'centre'],
  },
  'schedule.changed': { requirement: right('SETTINGS.SCHEDULE', 'view'), entities: ['sewa_schedule'] },
  'audit.changed': { requirement: right('SETTINGS.AUDIT', 'view'), entities: '*' },
} as const satisfies Record<string, RealtimeEvent>;
