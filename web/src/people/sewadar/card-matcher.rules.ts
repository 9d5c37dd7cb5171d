import { readCode } from '@sewa/contract/badges/code';
import type { SewadarCard } from '@sewa/contract/sewadar/cards';

/**
 * Tells whether a scanned code is that of a card. The code is read once, not for each card. Its signature is not verified:
 * the server does that when the scan reaches it.
 */
export function cardMatcher(code: string): (card: SewadarCard) => boolean {
  const scanned = readCode(code)?.fields;
  if (scanned?.kind !== 'badge') return () => false;
  return ({ type, number, key }) => type === scanned.type && number === scanned.number && key === scanned.key;
}
