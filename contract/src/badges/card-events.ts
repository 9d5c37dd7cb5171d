import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { anyBadgeType } from './badge-rights.ts';

export const cardEvents = {
  'badges.print.changed': { requirement: anyBadgeType, entities: ['badge_print', 'badge_print_card'] },
  'badges.template.changed': {
    requirement: anyBadgeType,
    entities: ['badge_template', 'badge_picture'],
    areaWide: ['badge_template', 'badge_picture'],
  },
} as const satisfies Record<string, RealtimeEvent>;
