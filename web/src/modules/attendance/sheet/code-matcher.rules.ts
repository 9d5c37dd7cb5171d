import { readNumber } from '@sewa/contract/attendance/scan';
import type { SheetPerson } from '@sewa/contract/attendance/sheets';
import { readCode } from '@sewa/contract/badges/code';

interface Carrier {
  readonly number: number | null;
  /** Replies that this device keeps from before an update have none. */
  readonly cards?: SheetPerson['cards'] | undefined;
}

/**
 * Tells whose a scanned or typed code is: their number, or that of one of their cards. The code is read once, not for each
 * person. Whether the card counts is for the server to judge.
 */
export function codeMatcher(code: string): (person: Carrier) => boolean {
  const asked = readNumber(code);
  if (asked !== null) return ({ number }) => number === asked;
  const card = readCode(code)?.fields;
  if (card?.kind !== 'badge') return () => false;
  return ({ cards = [] }) =>
    cards.some(({ type, number, key }) => type === card.type && number === card.number && key === card.key);
}
