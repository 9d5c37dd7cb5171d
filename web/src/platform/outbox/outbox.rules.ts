import { REQUEST_TIMEOUT_MS } from '@sewa/contract/kernel/calls/limits';

/** Something a person did that the server has not confirmed yet. */
export interface Action {
  /** Grows with every action of this device; actions are sent in this order. */
  readonly order: number;
  /** With this idempotency key the server does the action once, however often it is sent. */
  readonly key: string;
  /** Who did it, and in which area: see ownerOf. */
  readonly owner: string;
  /** Actions of one stream build on each other: a refused one holds those behind it. */
  readonly stream: string;
  readonly madeAt: number;
  readonly route: { readonly method: string; readonly path: string; readonly envelope: string };
  readonly given: { readonly params?: object; readonly query?: object; readonly body?: unknown };
  /** What was done, in the words of the person's language. */
  readonly text: string;
  /** The address in the portal at which it can be entered again, corrected. */
  readonly correctAt: string | null;
  /** How often the server has failed at it, as opposed to not having answered. */
  readonly failures: number;
  /** Why the server refused it; null while it waits. */
  readonly refusal: string | null;
}

/** What came of an attempt to send an action. */
export type Attempt =
  | { readonly kind: 'done'; readonly reply: unknown }
  /** The server said no: sending it again would not help. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The server answered that it cannot now. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'unanswered' }
  /** Nobody is signed in here, or somebody else: it waits for its owner. */
  | { readonly kind: 'notOwner' };

/** After so many failures on the server it counts as refused, so that the others get through. */
export const MAX_FAILURES = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export function ownerOf(user: { id: string; areaId: string | null }): string {
  return `${user.id}/${user.areaId ?? ''}`;
}

/** The next to be sent: the first of all that no refused action of its stream holds. */
export function nextOf(actions: readonly Action[], owner: string): Action | null {
  const held = new Set<string>();
  for (const action of inOrder(actions)) {
    if (action.owner !== owner || held.has(action.stream)) continue;
    if (action.refusal === null) return action;
    held.add(action.stream);
  }
  return null;
}

export function inOrder(actions: readonly Action[]): Action[] {
  return actions.toSorted((one, other) => one.order - other.order);
}

/** How an action stands after an attempt; null when it is done and can go. */
export function afterAttempt(action: Action, attempt: Attempt): Action | null {
  switch (attempt.kind) {
    case 'done':
      return null;
    case 'refused':
      return { ...action, refusal: attempt.message };
    case 'failed': {
      const failures = action.failures + 1;
      return { ...action, failures, refusal: failures < MAX_FAILURES ? null : attempt.message };
    }
    case 'unanswered':
    case 'notOwner':
      return action;
  }
}

interface FailedCall {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** What a call that did not succeed means for its action. */
export function judge({ status, code, message }: FailedCall): Attempt {
  if (code === 'NETWORK' || code === 'TIMEOUT') return { kind: 'unanswered' };
  if (status === 401 || code === 'OTHER_ACTOR' || code === 'PASSWORD_CHANGE_REQUIRED')
    return { kind: 'notOwner' };
  // Busy or restarting: that says nothing about the action, however long it lasts.
  if (status === 503) return { kind: 'unanswered' };
  if (status === 408 || status >= 500) return { kind: 'failed', message };
  return { kind: 'refused', message };
}

/** How long to wait before the next attempt, after so many in a row that brought nothing. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10));
}

const SHORTEST_ATTEMPT_MS = 20_000;
/** What a line gives at the edge of its reach. */
const BYTES_A_MS = 5;

/** A line that hangs is given up; a photo is given the time that it takes on a slow one. */
export function attemptLimit(bytes: number): number {
  return Math.min(REQUEST_TIMEOUT_MS, SHORTEST_ATTEMPT_MS + bytes / BYTES_A_MS);
}

/** Which window may send, where the browser has no locks. */
export interface Lease {
  readonly holder: string;
  readonly until: number;
}

/** Longer than an attempt may take; it is renewed before each. */
export const LEASE_MS = REQUEST_TIMEOUT_MS + 30_000;

/** A lease that runs for longer than any is given for was taken before the clock was set back: it holds nobody off. */
export function mayTakeLease(lease: Lease | undefined, holder: string, now: number): boolean {
  return lease === undefined || lease.holder === holder || lease.until <= now || lease.until > now + LEASE_MS;
}
