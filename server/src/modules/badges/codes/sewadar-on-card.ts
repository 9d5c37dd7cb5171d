import { looksLikeCode, readCode } from '@sewa/contract/badges/code';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { findCarrier } from './keys.queries.ts';
import { verifySignature } from './verify-signature.ts';

/**
 * The number of the sewadar whose card was scanned on a day; null where the text is no code of a card. A card that a gate
 * would refuse on that day is refused here too.
 */
export async function sewadarOnCard(tx: Tx, text: string, day: string): Promise<number | null> {
  if (!looksLikeCode(text)) return null;
  const code = readCode(text);
  const isGenuine = code?.fields.kind === 'badge' && (await verifySignature(tx, code)) === 'genuine';
  const carrier = isGenuine ? await findCarrier(tx, code.fields, day) : null;
  if (!carrier?.isValid) throw new PortalError('BADGE_NOT_VALID', { fields: { code: 'invalid' } });
  return carrier.number;
}
