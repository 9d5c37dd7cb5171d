import type { Endpoint, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { newId } from '@sewa/contract/kernel/values/ids';
import { subscribeToAuth } from '../auth.ts';
import { getConnection, subscribeToConnection } from '../connection.ts';
import type { CallOptions } from '../request.ts';
import type { Action } from './outbox.rules.ts';
import { addAction, removeAction, replaceAction } from './outbox-store.ts';
import { forgetOutcome, type Outcome, type ServerAnswer, watchOutcome } from './outcomes.ts';
import {
  attemptOf,
  currentOwner,
  hearWindows,
  sendAfresh,
  sendWaiting,
  showWaiting,
  tellWindows,
} from './sender.ts';

interface SendOptions {
  /** Actions of one stream build on each other: a refused one holds those behind it, and no others. */
  stream: string;
  /** What was done, in the language of the person: it stands in the list of what waits. */
  describe: string;
  /** The address in the portal at which a refused action can be entered again, corrected. */
  correctAt?: string;
  /** Nobody waits for the answer: a refusal stays in the list even when it comes at once. */
  isUnattended?: boolean;
}

/** An answer that takes longer than this is not waited for: the action counts as waiting. */
const PATIENCE_MS = 3_000;
/** While the connection counts as lost. */
const SHORT_PATIENCE_MS = 200;
const KEEP_LIMIT_MS = 5_000;

/**
 * Keeps the action on this device and sends it when it is its turn, once, also after a reload or another sign-in of the
 * same user. Answers with what the server said, or soon that it waits. Only for POST, which the server does once per key.
 * A device that cannot keep it sends it at once; throws when that fails too.
 */
export async function send<const E extends Endpoint & { method: 'POST' }>(
  endpoint: E,
  given: Pick<CallOptions<E>, keyof CallOptions<E> & ('params' | 'query' | 'body')>,
  { stream, describe, correctAt, isUnattended = false }: SendOptions,
): Promise<Outcome<ReplyOf<E>>> {
  const owner = currentOwner();
  if (owner === null) throw new Error('Nobody is signed in');
  const { method, path, envelope = 'data' } = endpoint as Endpoint;
  const action: Omit<Action, 'order'> = {
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
  };
  const { key } = action;
  const kept = keep(action);
  const outcome = watchOutcome(key, {
    patienceMs: getConnection() === 'lost' ? SHORT_PATIENCE_MS : PATIENCE_MS,
    onWaiting: () => {
      void showWaiting();
      tellWindows({ kind: 'waiting' });
      protectStorage();
    },
    // Told at once, it need not stand in the list as well.
    onRefusedAtOnce: () => {
      if (!isUnattended) void kept.then((order) => dropAction({ key, order }));
    },
  });
  try {
    await kept;
  } catch (error) {
    forgetOutcome(key);
    return (await sendUnkept(action, { reason: error, isUnattended })) as ServerAnswer<ReplyOf<E>>;
  }
  sendWaiting();
  return outcome as Promise<Outcome<ReplyOf<E>>>;
}

/** A store that neither keeps it nor says so counts as one that cannot. */
function keep(action: Omit<Action, 'order'>): Promise<number> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The device did not keep it in time')), KEEP_LIMIT_MS);
  return Promise.race([addAction(action), late.promise]).finally(() => clearTimeout(timer));
}

/** No room, or a private window: the server is asked directly. Should the store have kept it after all, it has one key. */
async function sendUnkept(
  action: Omit<Action, 'order'>,
  { reason, isUnattended }: { reason: unknown; isUnattended: boolean },
): Promise<ServerAnswer<unknown>> {
  const attempt = await attemptOf(action);
  if (attempt.kind === 'done') return attempt;
  // A refusal that nobody waits for would be lost: it stands in no list.
  if (attempt.kind === 'refused' && !isUnattended) return attempt;
  throw new Error('Neither kept nor sent', { cause: reason });
}

let isProtected = false;

/** Short of space, a browser may delete what a page keeps, unless the page asked it not to. */
function protectStorage(): void {
  if (isProtected) return;
  isProtected = true;
  navigator.storage
    ?.persist?.()
    .catch((error: unknown) => console.warn('The device gives no lasting storage', error));
}

export async function dropAction({ key, order }: Pick<Action, 'key' | 'order'>): Promise<void> {
  await removeAction(order);
  forgetOutcome(key);
  tellWindows({ kind: 'removed', key });
  await showWaiting();
  sendWaiting();
}

/** A refused action is worth another try: what kept it back may be over. */
export async function sendAgain(action: Action): Promise<void> {
  await replaceAction({ ...action, refusal: null, failures: 0 });
  tellWindows({ kind: 'waiting' });
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
