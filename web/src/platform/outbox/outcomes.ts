import type { Attempt } from './outbox.rules.ts';

/** What the person is told. `waiting`: it is on this device and will be sent; `final` settles if this page sees that. */
export type Outcome<Reply> = ServerAnswer<Reply> | { kind: 'waiting'; final: Promise<Answered<Reply>> };
export type ServerAnswer<Reply> = { kind: 'done'; reply: Reply } | { kind: 'refused'; message: string };
/** `removed`: the person took it off the list of what waits. */
export type Answered<Reply> = ServerAnswer<Reply> | { kind: 'removed' };

interface Watcher {
  hear(attempt: Attempt): void;
  removed(): void;
}

/** By the key of the action, which is known before it is on the disk; those whose outcome this page waits for. */
const watchers = new Map<string, Watcher>();
const hopeful = new Set<string>();

/** Made a moment ago, and its answer may come at once: it does not count as waiting yet. */
export function isHopeful(key: string): boolean {
  return hopeful.has(key);
}

/** Settles with the server's answer, or with `waiting` when none comes soon. */
export function watchOutcome(
  key: string,
  {
    patienceMs,
    onWaiting,
    onRefusedAtOnce,
  }: { patienceMs: number; onWaiting: () => void; onRefusedAtOnce: () => void },
): Promise<Outcome<unknown>> {
  const first = Promise.withResolvers<Outcome<unknown>>();
  const final = Promise.withResolvers<Answered<unknown>>();
  hopeful.add(key);
  const wait = () => {
    if (hopeful.delete(key)) onWaiting();
    first.resolve({ kind: 'waiting', final: final.promise });
  };
  const giveUp = setTimeout(wait, patienceMs);
  const hear = (attempt: Attempt) => {
    clearTimeout(giveUp);
    if (attempt.kind !== 'done' && attempt.kind !== 'refused') return wait();
    watchers.delete(key);
    if (hopeful.delete(key) && attempt.kind === 'refused') onRefusedAtOnce();
    first.resolve(attempt);
    final.resolve(attempt);
  };
  const removed = () => {
    clearTimeout(giveUp);
    hopeful.delete(key);
    watchers.delete(key);
    final.resolve({ kind: 'removed' });
  };
  watchers.set(key, { hear, removed });
  return first.promise;
}

export function settleOutcome(key: string, attempt: Attempt): void {
  watchers.get(key)?.hear(attempt);
}

/** Nothing gets through now: whoever waits for an answer is told so. */
export function settleAllAsWaiting(): void {
  for (const { hear } of [...watchers.values()]) hear({ kind: 'unanswered' });
}

/** It is no longer on this device. */
export function forgetOutcome(key: string): void {
  watchers.get(key)?.removed();
}
