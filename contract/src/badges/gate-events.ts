import type { RealtimeEvent } from '../kernel/calls/realtime.ts';
import { mayManageKeys } from './keys.ts';
import { anyQuickKind } from './quick-rights.ts';

export const gateEvents = {
  'badges.key.changed': { requirement: mayManageKeys, entities: ['badge_key'], areaWide: ['badge_key'] },
  'badges.scan.made': {
    requirement: { feature: 'BADGES' },
    entities: ['badge_scan'],
    areaWide: ['badge_scan'],
  },
  'badges.token.changed': { requirement: anyQuickKind, entities: ['quick_token'] },
} as const satisfies Record<string, RealtimeEvent>;
