import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { type CardPass, findCardPass } from './carriers.queries.ts';
import { badgeNotValid, readScannedCard } from './scanned-card.ts';

/** The pass of the enclosure for which a scanned card stands; null where the text is no code of a card. */
export async function passOnCard(tx: Tx, text: string, today: string): Promise<CardPass | null> {
  const card = await readScannedCard(tx, text);
  if (card === null) return null;
  const pass = await findCardPass(tx, card, today);
  if (!pass) throw badgeNotValid();
  return pass;
}
