import { PortalError } from '../http/portal-error.ts';
import type { Who } from './who.ts';

/** The area in which somebody works now. */
export function areaOf(who: Who): string {
  if (who.areaId === null) throw new PortalError('BAD_REFERENCE');
  return who.areaId;
}
