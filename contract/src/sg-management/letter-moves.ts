import {
  type MoveRefusal as AnyMoveRefusal,
  judge,
  type Move,
  nextStep as nextStepOf,
  type StatusMachine,
} from '../kernel/moves.ts';
import type { Acl } from '../kernel/rights/acl.ts';
import type { ActOf } from '../kernel/rights/rights.ts';
import { dayAfter } from '../kernel/values/days.ts';
import { type DakStatus, dakStatuses, dakTypes } from './enums.ts';
import { dakStatusLabels } from './letter-labels.ts';

const { CREATED, DISPATCHED, RECEIVED, ACKNOWLEDGED, COMPLETED } = dakStatuses;

export type LetterMove = Move<DakStatus, ActOf<'SG_MANAGEMENT.DAK'>>;

/** Only forward, one step at a time. */
export const letterMoves: readonly LetterMove[] = [
  { from: CREATED, to: DISPATCHED, act: 'dispatchReceive' },
  { from: DISPATCHED, to: RECEIVED, act: 'dispatchReceive' },
  { from: RECEIVED, to: ACKNOWLEDGED, act: 'edit' },
  { from: ACKNOWLEDGED, to: COMPLETED, act: 'edit' },
];

export const letterMachine: StatusMachine<'SG_MANAGEMENT.DAK', DakStatus> = {
  key: 'SG_MANAGEMENT.DAK',
  moves: letterMoves,
  onward: {
    [CREATED]: DISPATCHED,
    [DISPATCHED]: RECEIVED,
    [RECEIVED]: ACKNOWLEDGED,
    [ACKNOWLEDGED]: COMPLETED,
  },
  withReason: [],
  // A letter is no decision: whoever wrote it may send it.
  ownActs: ['edit', 'dispatchReceive'],
  labels: dakStatusLabels,
};

export interface JudgedLetter {
  readonly type: number;
  readonly status: number;
  /** It goes to, or comes from, a centre of the portal, which sees it too. */
  readonly isThroughPortal: boolean;
}

export type LetterRefusal = AnyMoveRefusal | 'OTHER_END' | 'RECEIVER_NEEDED';

/** Null: the move may be made. `hasReceiver` is left out where only the button is judged. */
export function judgeLetterMove(judged: {
  letter: JudgedLetter;
  to: number;
  user: { id: string; acl: Acl };
  hasReceiver?: boolean;
}): LetterRefusal | null {
  const { letter, to, user, hasReceiver = true } = judged;
  return judge(letterMachine, {
    record: { status: letter.status, madeBy: '', editors: [] },
    to,
    user,
    check: (move) => {
      if (move.to !== DISPATCHED && isAtOtherEnd(letter)) return 'OTHER_END';
      return move.to === RECEIVED && !hasReceiver ? 'RECEIVER_NEEDED' : null;
    },
  });
}

/** After its dispatch a letter between two centres is in the hands of the other one. */
export function isAtOtherEnd({ type, status, isThroughPortal }: JudgedLetter): boolean {
  return type === dakTypes.DISPATCH && isThroughPortal && status >= DISPATCHED;
}

export function nextLetterStep(status: number): LetterMove | null {
  return nextStepOf(letterMachine, status);
}

/** The status in which a letter is entered: what came by post is in somebody's hands already. */
export function firstStatusOf(type: number): DakStatus {
  return type === dakTypes.RECEIVE ? RECEIVED : CREATED;
}

/** An own letter until it leaves; one that came from elsewhere until it is acknowledged; one of the portal never. */
export function isLetterEditable(letter: JudgedLetter): boolean {
  return letter.status === firstStatusOf(letter.type) && !(isReceived(letter) && letter.isThroughPortal);
}

/** What went to a centre of the portal can be called back until somebody there has it. */
export function mayRecall(letter: JudgedLetter): boolean {
  return letter.type === dakTypes.DISPATCH && letter.isThroughPortal && letter.status === DISPATCHED;
}

/** What was received here is linked to the own letter that it answers, in any later status. */
export function mayLink(letter: JudgedLetter): boolean {
  return isReceived(letter) && letter.status >= RECEIVED;
}

/** Received and not completed: it is handed over, and the head of the centre instructs about it. */
export function isInHouse(letter: JudgedLetter): boolean {
  return isReceived(letter) && (letter.status === RECEIVED || letter.status === ACKNOWLEDGED);
}

/** What is still on its way here may be called back; an own letter that has not left has nothing to answer. */
export function isAnswerable({ type, status }: Pick<JudgedLetter, 'type' | 'status'>): boolean {
  return status >= (type === dakTypes.RECEIVE ? RECEIVED : DISPATCHED);
}

/** How many days after its receipt a letter can still be entered: a year, and some time to catch up. */
const MAX_DAYS_LATE = 400;

/** What speaks against a day of receipt. */
export function judgeReceivedOn(
  day: string,
  today: string,
): 'SG_DAY_IN_FUTURE' | 'LETTER_DAY_TOO_EARLY' | null {
  if (day > today) return 'SG_DAY_IN_FUTURE';
  return day < dayAfter(today, -MAX_DAYS_LATE) ? 'LETTER_DAY_TOO_EARLY' : null;
}

function isReceived({ type }: JudgedLetter): boolean {
  return type === dakTypes.RECEIVE;
}

/** It came here, asks for an answer, and has none. */
export function isToAnswer(letter: Answerable & { readonly type: number }): boolean {
  return letter.type === dakTypes.RECEIVE && letter.status >= RECEIVED && awaitsAnswer(letter);
}

/** The answer, ours or theirs, did not come in time. */
export function isLetterOverdue(letter: Answerable, today: string): boolean {
  return letter.replyBy !== null && letter.replyBy < today && letter.status > CREATED && awaitsAnswer(letter);
}

interface Answerable {
  readonly status: number;
  readonly replyBy: string | null;
  /** An answer is on its way or has come. */
  readonly isAnswered: boolean;
}

function awaitsAnswer({ status, replyBy, isAnswered }: Answerable): boolean {
  return replyBy !== null && !isAnswered && status < COMPLETED;
}
