import type { session } from '@sewa/contract/user/session';
import { hashOfToken, newToken } from '../../../platform/access/session-cookie.ts';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { PublicHandler } from '../../../platform/http/route.ts';
import { checkPassword, nameOfTry } from './password-check.ts';
import { createRegulars } from './regulars.ts';
import { startSession } from './session.queries.ts';
import type { Lanes } from './sign-in-lanes.ts';
import { subscriberOf } from './throttle.rules.ts';

/** One text and one duration for a wrong password and an unknown user. */
export function signIn(inLane: Lanes): PublicHandler<typeof session.login> {
  const regulars = createRegulars();
  return async (database, { body, address, agent, setSession }) => {
    const username = nameOfTry(body.u);
    const from = subscriberOf(address);
    const token = await inLane(regulars.placeOf(username, from), async () => {
      const claim = { username, password: body.p, address };
      const opened = await checkPassword(database.anonymous, claim);
      if (!opened) throw new PortalError('BAD_CREDENTIALS');
      const fresh = newToken();
      const started = { ...opened, token: hashOfToken(fresh), address, agent };
      const isStarted = await database.anonymous((tx) => startSession(tx, started));
      if (!isStarted) throw new PortalError('BAD_CREDENTIALS');
      return fresh;
    });
    regulars.welcome(username, from);
    setSession(token);
    return null;
  };
}
