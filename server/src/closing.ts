import { setTimeout as delay } from 'node:timers/promises';

type Step = {
  close(): Promise<void>;
  /** Milliseconds after which the next step begins all the same, as it does at a second signal. */
  limit?: number;
};

export type Closing = {
  /** Steps are closed in reverse order. */
  add(step: Step): void;
  /** Throws, between two steps of the start, when a signal asked to end. */
  check(): void;
  /** From now on a signal closes at once. */
  started(): void;
  close(): Promise<void>;
};

export class AskedToEnd extends Error {}

// npm hands Ctrl-C on to a process that the terminal has already told: two signals, one wish.
const sameWish = 500;

/** What was opened, to be closed once: at a signal or when the start fails. */
export function openClosing(): Closing {
  const steps: Step[] = [];
  const hurry = Promise.withResolvers<void>();
  let askedAt: number | null = null;
  let isStarting = true;
  let closed: Promise<void> | null = null;

  const close = () => {
    closed ??= closeInReverse(steps, hurry.promise);
    return closed;
  };
  const onSignal = () => {
    const isSecond = askedAt !== null && Date.now() - askedAt > sameWish;
    askedAt ??= Date.now();
    if (isSecond) hurry.resolve();
    // While starting, the next check ends it: closing under its feet would only yield odd errors.
    if (isSecond || !isStarting) void close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);

  const check = () => {
    if (askedAt !== null) throw new AskedToEnd();
  };
  const started = () => {
    check();
    isStarting = false;
  };
  return { add: (step) => steps.push(step), check, started, close };
}

async function closeInReverse(steps: Step[], hurry: Promise<void>): Promise<void> {
  for (const { close, limit } of steps.toReversed()) {
    const impatience = limit === undefined ? [] : [delay(limit, undefined, { ref: false }), hurry];
    await Promise.race([close().catch((error: unknown) => console.error(String(error))), ...impatience]);
  }
}
