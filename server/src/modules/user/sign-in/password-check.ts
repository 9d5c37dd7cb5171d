import { createHash } from 'node:crypto';
import { newId } from '@sewa/contract/kernel/values/ids';
import { usernameSchema } from '@sewa/contract/user/session';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import { isPassword } from './password.ts';
import { beginTry, dropTry, failTry, findSignIn } from './session.queries.ts';
import { networkOf, secondsToWait, subscriberOf } from './throttle.rules.ts';

interface Claim {
  /** As nameOfTry gives it. */
  username: string;
  password: string;
  /** As the connection has it. */
  address: string;
}

/** Several short transactions: none of them waits for the hash, and what one counted stays counted. */
type Transact = <T>(run: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Judges a password, as often as the throttle allows. Null: wrong, or no such user, which takes as long. A right one
 * leaves its try open: the caller says with it what became of it, and which hash was verified.
 */
export async function checkPassword(
  transact: Transact,
  { username, password, address }: Claim,
): Promise<{ tryId: string; userId: string; verified: string } | null> {
  const tryId = newId();
  const { state, found } = await transact(async (tx) => ({
    state: await beginTry(tx, {
      id: tryId,
      username,
      address: subscriberOf(address),
      network: networkOf(address),
    }),
    found: await findSignIn(tx, username),
  }));
  const wait = secondsToWait({ ...state, now: new Date() });
  if (wait > 0) {
    await transact((tx) => dropTry(tx, tryId));
    throw new PortalError('THROTTLED', { retryAfterSeconds: wait });
  }
  const isRight = await isPassword(found?.password_hash ?? null, password);
  if (found && isRight) return { tryId, userId: found.user_id, verified: found.password_hash };
  await transact((tx) => failTry(tx, tryId));
  return null;
}

/** What cannot be a username is often a password in the wrong field: only its fingerprint is written down. */
export function nameOfTry(typed: string): string {
  const username = usernameSchema.safeParse(typed);
  return username.success
    ? username.data
    : `?${createHash('sha256').update(typed).digest('hex').slice(0, 32)}`;
}
