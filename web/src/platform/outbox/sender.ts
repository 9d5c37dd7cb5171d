import { authStates } from '@sewa/contract/user/auth-states';
import { getAuth } from '../auth.ts';
import { CallError } from '../call-error.ts';
import { reportLost } from '../connection.ts';
import { requestUntyped } from '../request.ts';
import { leaveWithoutQuestion } from '../unsaved.ts';
import { asOnlySender } from './only-sender.ts';
import {
  type Action,
  type Attempt,
  afterAttempt,
  attemptLimit,
  inOrder,
  judge,
  nextOf,
  ownerOf,
  pauseAfter,
} from './outbox.rules.ts';
import { listActions, removeAction, replaceAction } from './outbox-store.ts';
import { forgetOutcome, isHopeful, settleAllAsWaiting, settleOutcome } from './outcomes.ts';
import { waitingActions } from './waiting-actions.ts';

/** Another window may send what was done in this one, and the other way round. */
const windows = new BroadcastChannel('portal-outbox');
let isSending = false;
let isAskedAgain = false;
let vainAttempts = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, at once: the connection is back, or somebody signed in. */
export function sendAfresh(): void {
  vainAttempts = 0;
  void showWaiting();
  sendWaiting();
}

/** Every caller is served: what came while this window was sending is looked for once more. */
export function sendWaiting(): void {
  if (isSending) {
    isAskedAgain = true;
    return;
  }
  isSending = true;
  clearTimeout(retry);
  void sendAndFollowUp();
}

async function sendAndFollowUp(): Promise<void> {
  const isThrough = await sendAll().catch((error: unknown) => {
    reportUnread(error);
    return false;
  });
  isSending = false;
  if (!isThrough) return retryLater();
  if (!isAskedAgain) return;
  isAskedAgain = false;
  sendWaiting();
}

export function hearWindows(): () => void {
  windows.onmessage = ({ data }: MessageEvent<Told>) => {
    switch (data.kind) {
      case 'attempt':
        settleOutcome(data.key, data.attempt);
        break;
      case 'removed':
        forgetOutcome(data.key);
        break;
      case 'waiting':
        // The window in which it was done may be closed before it is sent.
        sendWaiting();
    }
    void showWaiting();
  };
  return () => {
    windows.onmessage = null;
    clearTimeout(retry);
  };
}

/** The list has changed: here and in the other windows it is read anew. */
export async function showWaiting(): Promise<void> {
  const owner = currentOwner();
  const actions = owner === null ? [] : await listActions(owner).catch(reportUnread);
  // What cannot be read now is not gone: the list stays as it was.
  if (actions === null || owner !== currentOwner()) return;
  waitingActions.set(inOrder(actions).filter(({ key }) => !isHopeful(key)));
}

export function tellWindows(told: Told): void {
  windows.postMessage(told);
}

/** Whose actions are shown and sent; null while nobody is signed in. */
export function currentOwner(): string | null {
  const { state, user } = getAuth();
  return state === authStates.LOGGED_IN && user !== null ? ownerOf(user) : null;
}

/** What one window tells the others. */
type Told =
  | { kind: 'attempt'; key: string; attempt: Attempt }
  | { kind: 'removed'; key: string }
  /** Something waits to be sent. */
  | { kind: 'waiting' };

/** False when it is worth trying again later. */
async function sendAll(): Promise<boolean> {
  const owner = currentOwner();
  if (owner === null || nextOf(await listActions(owner), owner) === null) return true;
  let isThrough = true;
  await asOnlySender(async (stillSender) => {
    while (currentOwner() === owner && (await stillSender())) {
      isAskedAgain = false;
      const next = nextOf(await listActions(owner), owner);
      if (next === null) return;
      const attempt = await attemptOf(next);
      await keepOutcome(next, attempt);
      if (attempt.kind === 'notOwner') return;
      isThrough = attempt.kind === 'done' || attempt.kind === 'refused';
      if (!isThrough) return;
      vainAttempts = 0;
    }
  });
  return isThrough;
}

export async function attemptOf({ route, given, key, owner }: Omit<Action, 'order'>): Promise<Attempt> {
  const signal = AbortSignal.timeout(attemptLimit(JSON.stringify(given.body ?? '').length));
  try {
    // `user/area`: refused when the session is another user's by now, or in another area.
    const headers = { 'Portal-Actor': owner };
    const options = { ...given, idempotencyKey: key, headers, signal };
    return { kind: 'done', reply: await requestUntyped(route, options) };
  } catch (error) {
    if (!(error instanceof CallError)) {
      reportLost('call');
      return { kind: 'unanswered' };
    }
    // Another window signed somebody else in: nothing of the one before may stay on this screen.
    if (error.code === 'OTHER_ACTOR') {
      leaveWithoutQuestion();
      window.location.replace('/');
    }
    return judge(error);
  }
}

async function keepOutcome(action: Action, attempt: Attempt): Promise<void> {
  // Told first: whoever waits at the gate does not wait for the disk. Lost before it is removed, it has its key.
  settleOutcome(action.key, attempt);
  tellWindows({ kind: 'attempt', key: action.key, attempt });
  const after = afterAttempt(action, attempt);
  if (after === null) await removeAction(action.order);
  else if (after !== action) await replaceAction(after);
  void showWaiting();
}

function retryLater(): void {
  isAskedAgain = false;
  vainAttempts += 1;
  settleAllAsWaiting();
  clearTimeout(retry);
  retry = setTimeout(sendWaiting, pauseAfter(vainAttempts));
}

function reportUnread(error: unknown): null {
  console.warn('The outbox could not be read', error);
  return null;
}
