import { findMove, statusText } from '@sewa/contract/kernel/moves';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { newId } from '@sewa/contract/kernel/values/ids';
import { dakStatuses, dakTypes } from '@sewa/contract/sg-management/enums';
import {
  judgeLetterMove,
  type LetterRefusal,
  letterMachine,
} from '@sewa/contract/sg-management/letter-moves';
import type { Letter } from '@sewa/contract/sg-management/letters';
import type { Who } from '../../platform/access/who.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { takeLetterNumber } from './letter-numbers.ts';
import { deliverLetter, reportStep, setStep } from './letters.queries.ts';

interface Step {
  who: Who;
  to: number;
  receiver: string;
  /** When, where it is not now. */
  at: string | null;
  today: string;
  /** The day on which it was received; left out: today. */
  receivedOn?: string;
  /** With the bag that it is in; a letter that leaves by itself is taken out of it. */
  isInBag?: boolean;
}

/** The one way in which a letter changes its status. The letter is locked; the other end is written in the same transaction. */
export async function takeStep(tx: Tx, letter: Letter, step: Step): Promise<void> {
  const { who, to, receiver, at, today } = step;
  const user = { id: who.userId, acl: who.acl };
  const refusal = judgeLetterMove({ letter, to, user, hasReceiver: receiver !== '' });
  if (refusal) throw refused(refusal, letter.status, to);
  await setStep(tx, letter.id, { to, by: who.name, at, columns: await columnsOf(tx, letter, step) });
  if (!letter.isThroughPortal) return;
  if (letter.type === dakTypes.RECEIVE) return reportStep(tx, letter.id, today);
  const isDelivered = await deliverLetter(tx, { id: letter.id, arriving: newId(), today });
  if (!isDelivered) throw new PortalError('LETTER_CENTRE_CLOSED');
}

/** A letter that arrives gets its number in the register of the receiver, and the day of its receipt. */
async function columnsOf(tx: Tx, letter: Letter, { to, receiver, today, receivedOn, isInBag }: Step) {
  if (to === dakStatuses.DISPATCHED) return { recall_reason: '', ...(isInBag ? {} : { bag_id: null }) };
  if (to !== dakStatuses.RECEIVED) return {};
  if (letter.type === dakTypes.DISPATCH) return { receiver };
  const day = receivedOn ?? today;
  const numbered = await takeLetterNumber(tx, { centre: letter.centre, type: letter.type, day });
  return { ...numbered, receiver, day };
}

function refused(refusal: LetterRefusal, from: number, to: number): PortalError {
  switch (refusal) {
    case 'FORBIDDEN': {
      const move = findMove(letterMachine, from, to);
      return new PortalError('FORBIDDEN', {
        data: { requirement: right(letterMachine.key, move?.act ?? 'dispatchReceive') },
      });
    }
    case 'OTHER_END':
      return new PortalError('LETTER_AT_OTHER_END');
    case 'RECEIVER_NEEDED':
      return new PortalError('LETTER_RECEIVER_NEEDED', { fields: { receiver: 'missing' } });
    default:
      return new PortalError('LETTER_MOVE_UNKNOWN', {
        words: (language) => ({
          from: statusText(letterMachine, from, language),
          to: statusText(letterMachine, to, language),
        }),
      });
  }
}
