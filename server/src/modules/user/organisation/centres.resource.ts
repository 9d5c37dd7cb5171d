import { centres, orgLevels } from '@sewa/contract/user/organisation';
import type { Who } from '../../../platform/access/who.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';

export const centreResource = serveResource(centres, {
  table: 'centre',
  columns: {},
  extra: {},
  search: ['name', 'code', 'address'],
  may: { create: assertMayWrite, change: (who, { id }) => assertMayWrite(who, id) },
});

/** Everybody sees the centres of the area; a centre-level user edits the own ones and makes no new one. */
function assertMayWrite(who: Who, id: string): void {
  if (who.centres !== '*' && !who.centres.includes(id))
    throw new PortalError('FORBIDDEN', { data: { requirement: { orgLevel: orgLevels.AREA } } });
}
