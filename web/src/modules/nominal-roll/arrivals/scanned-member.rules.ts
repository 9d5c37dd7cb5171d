import { normaliseCode } from '@sewa/contract/kernel/calls/codes';
import type { GateMember } from '@sewa/contract/nominal-roll/members';
import { cardMatcher } from '../../../people/sewadar/card-matcher.rules.ts';

interface Carrier extends Pick<GateMember, 'code' | 'number'> {
  /** Replies that this device keeps from before an update have none. */
  readonly cards?: GateMember['cards'] | undefined;
}

/**
 * Whose gate code, number or badge was scanned on a day, among those whom this device knows. A badge counts on its days only,
 * as at the server.
 */
export function findScanned<Member extends Carrier>(
  members: readonly Member[],
  { code, day }: { code: string; day: string },
): Member | undefined {
  const typed = normaliseCode(code);
  const isScanned = cardMatcher(code);
  const isTheirs = ({ code: own, number, cards = [] }: Carrier) =>
    own === typed ||
    String(number) === typed ||
    cards.some((card) => isScanned(card) && card.validFrom <= day && day <= card.validTo);
  return members.find(isTheirs);
}
