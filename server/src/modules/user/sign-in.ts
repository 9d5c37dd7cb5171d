import type { session } from '@sewa/contract/user/session';
import { hashOfToken, newToken } from '../../platform/access/session-cookie.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { PublicHandler } from '../../platform/http/route.ts';
import { checkPassword } from './password-check.ts';
import { startSession } from './session.queries.ts';
import type { Lanes } from './sign-in-lanes.ts';

/** One text and one duration for a wrong password and an unknown user. */
export function signIn(inLane: Lanes): PublicHandler<typeof session.login> {
  return async (database, { body, address, agent, setSession }) => {
    const transact = database.anonymous;
    const opened = await checkPassword({ transact, inLane }, { username: body.u, password: body.p, address });
    if (!opened) throw new PortalError('BAD_CREDENTIALS');
    const token = newToken();
    await transact((tx) => startSession(tx, { ...opened, token: hashOfToken(token), address, agent }));
    setSession(token);
    return null;
  };
}
