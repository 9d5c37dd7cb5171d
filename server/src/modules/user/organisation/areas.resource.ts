import { AREA_SWITCH_LEVEL } from '@sewa/contract/kernel/calls/limits';
import { areas } from '@sewa/contract/user/organisation';
import type { Who } from '../../../platform/access/who.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';

export const areaResource = serveResource(areas, {
  table: 'area',
  columns: {},
  extra: {},
  search: ['name', 'code'],
  may: { create: assertMayWrite, change: assertMayWrite },
  isOutsideAreas: true,
});

/** Areas are the organisation's, not an area's own. */
function assertMayWrite(who: Who): void {
  if (who.orgLevel < AREA_SWITCH_LEVEL)
    throw new PortalError('FORBIDDEN', { data: { requirement: { orgLevel: AREA_SWITCH_LEVEL } } });
}
