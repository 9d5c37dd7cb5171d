import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { OaeNeeds } from './members/members.ts';
import { type ReadPass, readPass } from './pass-code.rules.ts';

/** The pass for which the card of a badge stands; null where the text is no card. Given by the module of the cards. */
type ReadCard = (
  tx: Tx,
  text: string,
  day: string,
) => Promise<{ code: string | null; isRefused: boolean; isOutOfDate: boolean } | null>;

export interface ScanNeeds extends OaeNeeds {
  readCard: ReadCard;
}

interface ScannedPass {
  /** Null: of nobody in the enclosure. */
  pass: ReadPass;
  /** The card was lost, returned or revoked, or its carrier has died or went to another area. */
  isRefused: boolean;
  isOutOfDate: boolean;
}

/**
 * What was scanned or typed: a pass, a number, or a badge, which stands for the pass of whoever carries it. The day is the one
 * on which a badge should be valid.
 */
export async function readScan(
  tx: Tx,
  { text, day }: { text: string; day: string },
  { readCard }: Pick<ScanNeeds, 'readCard'>,
): Promise<ScannedPass> {
  const card = await readCard(tx, text, day);
  if (card === null) return { pass: readPass(text), isRefused: false, isOutOfDate: false };
  const { code, ...state } = card;
  return { ...state, pass: code === null ? null : readPass(code) };
}
