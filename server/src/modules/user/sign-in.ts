import { newId } from '@sewa/contract/kernel/ids';
import type { session } from '@sewa/contract/user/session';
import { hashOfToken, newToken } from '../../platform/access/session-cookie.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { PublicHandler } from '../../platform/http/route.ts';
import type { ModuleNeeds } from '../../platform/module.ts';
import { isPassword } from './password.ts';
import { beginTry, dropTry, failTry, findSignIn, startSession } from './session.queries.ts';
import { createLanes } from './sign-in-lanes.ts';
import { secondsToWait } from './throttle.rules.ts';

/** One text and one duration for a wrong password and an unknown user; no database transaction waits for the hash. */
export function signIn(_needs: ModuleNeeds): PublicHandler<typeof session.login> {
  const inLane = createLanes();
  return async (database, { body, address, agent, setSession }) => {
    const username = body.u.toLowerCase();
    const tryId = newId();
    const { state, found } = await database.anonymous(async (tx) => ({
      state: await beginTry(tx, { id: tryId, username, address }),
      found: await findSignIn(tx, username),
    }));
    const wait = secondsToWait({
      userFailures: state.user_failures,
      addressFailures: state.address_failures,
      lastFailure: state.last_failure ? new Date(state.last_failure) : null,
      now: new Date(),
    });
    if (wait > 0) {
      await database.anonymous((tx) => dropTry(tx, tryId));
      throw new PortalError('THROTTLED', { retryAfterSeconds: wait });
    }
    const isRight = await inLane(state.is_known, () => isPassword(found?.password_hash ?? null, body.p));
    if (!found || !isRight) {
      await database.anonymous((tx) => failTry(tx, tryId));
      throw new PortalError('BAD_CREDENTIALS');
    }
    const token = newToken();
    await database.anonymous((tx) =>
      startSession(tx, { tryId, userId: found.user_id, token: hashOfToken(token), address, agent }),
    );
    setSession(token);
    return null;
  };
}
