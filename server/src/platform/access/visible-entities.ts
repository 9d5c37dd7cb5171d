import type { RealtimeEvent } from '@sewa/contract/kernel/calls/realtime';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import type { Who } from './who.ts';

/** The log's own entries: who signed in, and who read or exported the log. */
const ofTheLog = ['session', 'change_log'];

/**
 * The tables whose contents somebody may see. Who may hear of a table's changes may view it; what several modules share
 * (attachments) is for whoever may view all of them. A table that nobody declares is for nobody.
 */
export function visibleEntities(events: Readonly<Record<string, RealtimeEvent>>, who: Who): string[] {
  const allowed = new Map<string, boolean>();
  for (const { entities, requirement } of Object.values(events)) {
    if (entities === '*') continue;
    for (const entity of entities)
      allowed.set(entity, (allowed.get(entity) ?? true) && meets(requirement, who));
  }
  return [...ofTheLog, ...[...allowed].filter(([, isAllowed]) => isAllowed).map(([entity]) => entity)];
}

/**
 * The tables whose entries stand in no log of somebody without their right. Of others the log shows that something was
 * changed; here that alone would tell.
 */
export function secretEntities(events: Readonly<Record<string, RealtimeEvent>>, who: Who): string[] {
  return Object.values(events).flatMap(({ entities, requirement, isSecret }) =>
    isSecret === true && entities !== '*' && !meets(requirement, who) ? [...entities] : [],
  );
}
