import { orgLevels } from '@sewa/contract/user/organisation';
import { PortalError } from '../http/portal-error.ts';
import type { Who } from './who.ts';

/** For what holds in every centre of the area: a right alone may be held for some centres only. */
export function assertWholeArea(who: Who): void {
  if (!isOfWholeArea(who))
    throw new PortalError('FORBIDDEN', { data: { requirement: { orgLevel: orgLevels.AREA } } });
}

export function isOfWholeArea({ centres }: Who): boolean {
  return centres === '*';
}
