import { auditKinds } from '@sewa/contract/kernel/audit';
import type { RealtimeEvent } from '@sewa/contract/kernel/calls/realtime';
import type { Who } from '../access/who.ts';
import type { FeedEntry } from '../change-feed/change-feed.ts';

const wholeOrganisation = '00000000-0000-0000-0000-000000000000';

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
      : who.centres.map((centre) => `${event}|${who.areaId}|${centre}`);
  return who.orgLevel >= 90 ? [...inArea, `${event}|${wholeOrganisation}|*`] : inArea;
}

export function roomOfUser(event: string, userId: string): string {
  return `${event}|user|${userId}`;
}

/** The rooms in which an entry is told. */
export function roomsFor(event: string, entry: Pick<FeedEntry, 'area_id' | 'centre_id'>): string[] {
  const area = `${event}|${entry.area_id}|*`;
  return entry.centre_id === null ? [area] : [area, `${event}|${entry.area_id}|${entry.centre_id}`];
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
