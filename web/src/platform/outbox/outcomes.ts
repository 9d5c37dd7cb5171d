import type { Attempt } from './outbox.rules.ts';

/** What the person is told. `waiting`: it is on this device and will be sent; `final` settles if this page sees that. */
export type Outcome<Reply> = Answered<Reply> | { kind: 'waiting'; final: Promise<Answered<Reply>> };
export type Answered<Reply> = { kind: 'done'; reply: Reply } | { kind: 'refused'; message: string };

/** By the order of the action; those whose outcome somebody on this page waits for. */
const watchers = new Map<number, (attempt: Attempt) => void>();
const hopeful = new Set<number>();

/** Made a moment ago, and its answer may come at once: it does not count as waiting yet. */
export function isHopeful(order: number): boolean {
  return hopeful.has(order);
}

/** Settles with the server's answer, or with `waiting` when none comes soon. */
export function watchOutcome(
  order: number,
  {
    patienceMs,
    onWaiting,
    onRefusedAtOnce,
  }: { patienceMs: number; onWaiting: () => void; onRefusedAtOnce: () => void },
): Promise<Outcome<unknown>> {
  const first = Promise.withResolvers<Outcome<unknown>>();
  const final = Promise.withResolvers<Answered<unknown>>();
  hopeful.add(order);
  const wait = () => {
    if (hopeful.delete(order)) onWaiting();
    first.resolve({ kind: 'waiting', final: final.promise });
  };
  const giveUp = setTimeout(wait, patienceMs);
  watchers.set(order, (attempt) => {
    clearTimeout(giveUp);
    if (attempt.kind !== 'done' && attempt.kind !== 'refused') return wait();
    watchers.delete(order);
    if (hopeful.delete(order) && attempt.kind === 'refused') onRefusedAtOnce();
    first.resolve(attempt);
    final.resolve(attempt);
  });
  return first.promise;
}

export function settleOutcome(order: number, attempt: Attempt): void {
  watchers.get(order)?.(attempt);
}

/** Nothing gets through now: whoever waits for an answer is told so. */
export function settleAllAsWaiting(): void {
  for (const settle of [...watchers.values()]) settle({ kind: 'unanswered' });
}

export function forgetOutcome(order: number): void {
  watchers.delete(order);
}
