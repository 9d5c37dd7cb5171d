import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { findCarrier } from './carriers.queries.ts';
import { badgeNotValid, readScannedCard } from './scanned-card.ts';

/**
 * The sewadar whose card was scanned on a day; null where the text is no code of a card. A card that a gate would refuse on
 * that day is refused here too.
 */
export async function sewadarOnCard(
  tx: Tx,
  text: string,
  day: string,
): Promise<{ id: string; number: number } | null> {
  const card = await readScannedCard(tx, text);
  if (card === null) return null;
  const carrier = await findCarrier(tx, card, day);
  if (!carrier?.isValid) throw badgeNotValid();
  return carrier;
}
