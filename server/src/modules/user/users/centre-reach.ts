import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { centreResource } from '../organisation/centres.resource.ts';

/** The centre is one of the area and, for a centre-level user, one of the own. */
export async function assertCentreInReach(tx: Tx, who: Who, id: string): Promise<void> {
  const centre = await centreResource.table.find(tx, id);
  const isOwn = centre !== null && (who.centres === '*' || who.centres.includes(centre.id));
  if (!isOwn) throw new PortalError('BAD_REFERENCE', { fields: { centre: 'unknown' } });
}
