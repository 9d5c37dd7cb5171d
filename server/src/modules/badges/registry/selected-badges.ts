import type { badges } from '@sewa/contract/badges/badges';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { badgeIdsOf } from './badges.queries.ts';

/** More would outlast the request. */
const maxAtOnce = 1_000;

/** The ids that a bulk act is about: those that were marked, or what the list's search and filter match. */
export async function selectedBadges(
  tx: Tx,
  asked: Pick<BodyOf<typeof badges.moveMany>, 'selection'> & { who: Who; today: string },
): Promise<string[]> {
  const { selection, who, today } = asked;
  if ('ids' in selection) return [...new Set(selection.ids)];
  const { q, filter } = selection;
  const ids = await badgeIdsOf(tx, { q, filter, who, today }, maxAtOnce);
  if (ids.length > maxAtOnce) throw new PortalError('TOO_MANY_AT_ONCE');
  return ids;
}
