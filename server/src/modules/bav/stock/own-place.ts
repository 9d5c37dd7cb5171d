import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { findPlace, type Place } from './document.queries.ts';

/** A location whose stock the caller may move; `field` names it in the refusal. */
export async function getOwnPlace(tx: Tx, id: string, field = 'location'): Promise<Place> {
  const place = await findPlace(tx, id);
  if (!place?.isMine) throw new PortalError('BAD_REFERENCE', { fields: { [field]: 'unknown' } });
  return place;
}
