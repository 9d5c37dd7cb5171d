import type { PoolClient } from 'pg';
import type { SessionDetails } from '../request-session.ts';
import { gather } from './one-packet.ts';
import { awaitStamp, fetchStamp, standsFor, takeAwaited } from './standing-context.ts';

interface Reading<T> {
  client: PoolClient;
  /** What was true of the session last time. */
  guess: SessionDetails | null;
  /** States the session's context on the connection. */
  open(): Promise<SessionDetails | null>;
  /** Tells the idle limit that the session is in use. */
  touch(): void;
  run(session: SessionDetails | null): Promise<T>;
}

/**
 * A read begins with what was true of its session last time, while the database is still asked whether it is: both
 * leave in one packet. Row-level security stands between them in any case; where the guess was wrong, what was read is
 * thrown away and read again.
 */
export async function read<T>(reading: Reading<T>): Promise<T> {
  const { client, guess } = reading;
  if (guess === null) return reading.run(await reading.open());
  return standsFor(client, guess) ? readAgain(reading, guess) : readAnew(reading, guess);
}

/** The connection stands in the guessed context already: all that is asked is whether that is still true. */
async function readAgain<T>({ client, open, touch, run }: Reading<T>, guess: SessionDetails): Promise<T> {
  const awaited = awaitStamp(client);
  const running = sealed(() => run(guess));
  // A short read has left by now and brings the stamp along; anything else is sent a few promises later.
  const isCarried = takeAwaited(client) === undefined;
  const asking = isCarried ? null : sealed(() => ask(client));
  const outcome = await running;
  // A read that failed or found nothing brought no stamp.
  const stamp = asking ? (await asking)() : (awaited.stamp ?? (await fetchStamp(client)));
  const isStale = stamp === `-${guess.stamp}`;
  if (isStale) touch();
  return isStale || stamp === guess.stamp ? outcome() : run(await open());
}

function ask(client: PoolClient): Promise<string | null> {
  gather(client);
  return fetchStamp(client);
}

/** The connection stands in another context, which is replaced before anything is read. */
async function readAnew<T>({ client, open, run }: Reading<T>, guess: SessionDetails): Promise<T> {
  gather(client);
  const opening = sealed(open);
  const outcome = await sealed(() => run(guess));
  const truth = (await opening)();
  return truth === guess ? outcome() : run(truth);
}

/** What comes of it, not to be looked at before the truth is known: the guard refuses a wrong guess at once, by throwing. */
async function sealed<T>(work: () => Promise<T>): Promise<() => T> {
  try {
    const value = await work();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
