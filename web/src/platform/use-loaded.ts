import { startTransition, useCallback, useEffect, useState } from 'react';
import { tryPartAgain } from './unfetched-module.ts';

export interface Loaded<T> {
  part: T | null;
  hasFailed: boolean;
  retry(): void;
}

/** A part of the program that is fetched when needed. Unlike React.lazy, a fetch that failed can be tried again. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T>>(() => ({
    load,
    attempt: 0,
    part: null,
    hasFailed: false,
    error: undefined,
  }));
  const isCurrent = outcome.load === load && outcome.attempt === attempt;
  // Known parts are there at once: going back and forth between pages must not flicker.
  const part = (isCurrent ? outcome.part : null) ?? (known.get(load) as T | undefined) ?? null;
  const isMissing = part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isWanted = true;
    const settle = (next: Pick<Outcome<T>, 'part' | 'hasFailed' | 'error'>) => {
      if (next.part !== null) known.set(load, next.part);
      // Drawing what has come may take a while on an old phone; a touch in between goes first.
      if (isWanted) startTransition(() => setOutcome({ load, attempt, ...next }));
    };
    // It may have come ahead since it was found missing.
    const coming = known.has(load) ? Promise.resolve(known.get(load) as T) : load();
    coming.then(
      (loaded) => settle({ part: loaded, hasFailed: false, error: undefined }),
      (error: unknown) => settle({ part: null, hasFailed: true, error }),
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt, isMissing]);

  const retry = useCallback(
    () => void tryPartAgain(outcome.error, () => setAttempt((before) => before + 1)),
    [outcome.error],
  );
  return { part, hasFailed: isCurrent && outcome.hasFailed, retry };
}

/** Fetches a part before anybody shows it: whoever asks for it then has it at once, without a frame in between. */
export async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  known.set(load, await load());
}

interface Outcome<T> {
  load: () => Promise<T>;
  attempt: number;
  part: T | null;
  hasFailed: boolean;
  error: unknown;
}

const known = new WeakMap<() => Promise<unknown>, unknown>();
