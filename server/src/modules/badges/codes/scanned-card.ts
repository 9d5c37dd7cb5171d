import { type CodeFields, looksLikeCode, readCode } from '@sewa/contract/badges/code';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { verifySignature } from './verify-signature.ts';

/** The badge whose card was scanned; null where the text is no code of a card. A forged or foreign card is refused. */
export async function readScannedCard(tx: Tx, text: string): Promise<CodeFields | null> {
  if (!looksLikeCode(text)) return null;
  const code = readCode(text);
  if (code?.fields.kind !== 'badge') throw badgeNotValid();
  const signature = await verifySignature(tx, code);
  if (signature === 'otherArea') throw new PortalError('BADGE_OTHER_AREA', { fields: { code: 'unknown' } });
  if (signature !== 'genuine') throw badgeNotValid();
  return code.fields;
}

export function badgeNotValid(): PortalError {
  return new PortalError('BADGE_NOT_VALID', { fields: { code: 'invalid' } });
}
