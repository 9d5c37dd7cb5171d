import { readNumber } from '@sewa/contract/attendance/scan';
import type { SewadarCard } from '@sewa/contract/sewadar/cards';
import { cardMatcher } from '../../../people/sewadar/card-matcher.rules.ts';

interface Carrier {
  readonly number: number | null;
  /** Replies that this device keeps from before an update have none. */
  readonly cards?: readonly SewadarCard[] | undefined;
}

/**
 * Tells whose a scanned or typed code is: their number, or that of one of their cards. The code is read once, not for each
 * person. Whether the card counts is for the server to judge.
 */
export function codeMatcher(code: string): (person: Carrier) => boolean {
  const asked = readNumber(code);
  if (asked !== null) return ({ number }) => number === asked;
  const isScanned = cardMatcher(code);
  return ({ cards = [] }) => cards.some(isScanned);
}
