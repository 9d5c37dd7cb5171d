import type { Endpoint, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { newId } from '@sewa/contract/kernel/values/ids';
import { subscribeToAuth } from '../auth.ts';
import { getConnection, subscribeToConnection } from '../connection.ts';
import type { CallOptions } from '../request.ts';
import type { Action } from './outbox.rules.ts';
import { addAction, removeAction, replaceAction } from './outbox-store.ts';
import { forgetOutcome, type Outcome, watchOutcome } from './outcomes.ts';
import { currentOwner, hearWindows, sendAfresh, sendWaiting, showWaiting, tellWindows } from './sender.ts';

interface SendOptions {
  /** Actions of one stream build on each other: a refused one holds those behind it, and no others. */
  stream: string;
  /** What was done, in the language of the person: it stands in the list of what waits. */
  describe: string;
  /** The address in the portal at which a refused action can be entered again, corrected. */
  correctAt?: string;
}

/** An answer that takes longer than this is not waited for: the action counts as waiting. */
const PATIENCE_MS = 3_000;
/** While the connection counts as lost. */
const SHORT_PATIENCE_MS = 400;

/**
 * Keeps the action on this device and sends it when it is its turn, once, also after a reload or another sign-in of the
 * same user. Answers with what the server said, or soon that it waits. Only for POST, which the server does once per key.
 * Throws when the device cannot keep it.
 */
export async function send<const E extends Endpoint & { method: 'POST' }>(
  endpoint: E,
  given: Pick<CallOptions<E>, keyof CallOptions<E> & ('params' | 'query' | 'body')>,
  { stream, describe, correctAt }: SendOptions,
): Promise<Outcome<ReplyOf<E>>> {
  const owner = currentOwner();
  if (owner === null) throw new Error('Nobody is signed in');
  const { method, path, envelope = 'data' } = endpoint as Endpoint;
  const order = await addAction({
    key: newId(),
    owner,
    stream,
    madeAt: Date.now(),
    route: { method, path, envelope },
    given,
    text: describe,
    correctAt: correctAt ?? null,
    failures: 0,
    refusal: null,
  });
  const outcome = watchOutcome(order, {
    patienceMs: getConnection() === 'lost' ? SHORT_PATIENCE_MS : PATIENCE_MS,
    onWaiting: () => void showWaiting(),
    // Told at once, it need not stand in the list as well.
    onRefusedAtOnce: () => void dropAction(order),
  });
  sendWaiting();
  return outcome as Promise<Outcome<ReplyOf<E>>>;
}

export async function dropAction(order: number): Promise<void> {
  forgetOutcome(order);
  await removeAction(order);
  tellWindows(null);
  await showWaiting();
  sendWaiting();
}

/** A refused action is worth another try: what kept it back may be over. */
export async function sendAgain(action: Action): Promise<void> {
  await replaceAction({ ...action, refusal: null, failures: 0 });
  tellWindows(null);
  await showWaiting();
  sendWaiting();
}

/** From the first page of a signed-in user on. */
export function startOutbox(): () => void {
  const onConnection = () => {
    if (getConnection() !== 'lost') sendAfresh();
  };
  const stops = [subscribeToAuth(sendAfresh), subscribeToConnection(onConnection), hearWindows()];
  sendAfresh();
  return () => {
    for (const stop of stops) stop();
  };
}
