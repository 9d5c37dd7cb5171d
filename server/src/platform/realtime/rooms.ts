import { auditKinds } from '@sewa/contract/kernel/audit';
import type { RealtimeEvent } from '@sewa/contract/kernel/calls/realtime';
import type { Who } from '../access/who.ts';
import type { FeedEntry } from '../change-feed/change-feed.ts';

const wholeOrganisation = '00000000-0000-0000-0000-000000000000';

/** Everybody in an area who does not have all of its centres. */
const everybody = 'everybody';

/** Who hears an event: the whole area, the own centres only, and from level 90 on the organisation's own rows too. */
export function roomsOf(
  event: string,
  who: Pick<Who, 'userId' | 'areaId' | 'centres' | 'orgLevel'>,
  { isOwn }: Pick<RealtimeEvent, 'isOwn'>,
): string[] {
  if (isOwn) return [roomOfUser(event, who.userId)];
  const inArea =
    who.centres === '*'
      ? [`${event}|${who.areaId}|*`]
      : [everybody, ...who.centres].map((room) => `${event}|${who.areaId}|${room}`);
  return who.orgLevel >= 90 ? [...inArea, `${event}|${wholeOrganisation}|*`] : inArea;
}

export function roomOfUser(event: string, userId: string): string {
  return `${event}|user|${userId}`;
}

/** The rooms in which an entry is told: those of everybody who may read its row. */
export function roomsFor(
  event: string,
  entry: Pick<FeedEntry, 'area_id' | 'centre_id' | 'other_centre_ids' | 'entity'>,
  declared: Pick<RealtimeEvent, 'entities' | 'areaWide'> | undefined,
): string[] {
  return ['*', ...listenersOf(entry, declared)].map((room) => `${event}|${entry.area_id}|${room}`);
}

function listenersOf(
  { entity, centre_id, other_centre_ids }: Pick<FeedEntry, 'centre_id' | 'other_centre_ids' | 'entity'>,
  declared: Pick<RealtimeEvent, 'entities' | 'areaWide'> | undefined,
): string[] {
  if (declared?.areaWide?.includes(entity)) return [everybody];
  // Whoever hears of every table hears of the entries of the log, and an entry has one centre.
  const centres = declared?.entities === '*' ? [centre_id] : [centre_id, ...other_centre_ids];
  return [...new Set(centres)].filter((centre) => centre !== null);
}

export function eventsOf(
  events: Readonly<Record<string, RealtimeEvent>>,
  entry: Pick<FeedEntry, 'entity' | 'kind'>,
): string[] {
  const isSecret = Object.values(events).some(
    (event) => event.isSecret === true && event.entities.includes(entry.entity),
  );
  return Object.keys(events).filter((name) => {
    const entities = events[name]?.entities;
    // Who hears of every table still learns nothing of a secret one.
    if (entities === '*') return !isSecret;
    // Nothing has changed by being read: a page that fetches itself anew would make the next reading.
    return entry.kind !== auditKinds.READ && entities?.includes(entry.entity);
  });
}
