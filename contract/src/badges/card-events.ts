import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { anyBadgeType } from './badge-rights.ts';

export const cardEvents = {
  'badges.print.changed': { requirement: anyBadgeType, entities: ['badge_print'] },
  'badges.template.changed': { requirement: anyBadgeType, entities: ['badge_template'] },
} as const satisfies Record<string, RealtimeEvent>;
