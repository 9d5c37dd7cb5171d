import type { Who } from '../../platform/access/who.ts';
import { PortalError } from '../../platform/http/portal-error.ts';

/** Devices and conflicts are of the whole area: a user of some centres would see and hand out the others' donors. */
export function assertWholeArea(who: Who): void {
  if (!isOfWholeArea(who)) throw new PortalError('FORBIDDEN');
}

export function isOfWholeArea({ centres }: Who): boolean {
  return centres === '*';
}
