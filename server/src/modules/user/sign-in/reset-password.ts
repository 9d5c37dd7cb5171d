import type { session } from '@sewa/contract/user/session';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { PublicHandler } from '../../../platform/http/route.ts';
import { useCode } from './one-time-code.queries.ts';
import type { OneTimeCodes } from './one-time-code.ts';
import { hashPassword } from './password.ts';
import { nameOfTry } from './password-check.ts';
import type { Lanes } from './sign-in-lanes.ts';
import { assertStrongPassword } from './strong-password.ts';
import { networkOf, subscriberOf } from './throttle.rules.ts';
import { takeTurns, turnsFrom } from './turns.ts';

/** The new password is hashed before anything is looked up: a wrong code and an unknown user take equally long. */
export function resetPassword(
  inLane: Lanes,
  codes: OneTimeCodes,
): PublicHandler<typeof session.resetPassword> {
  return async (database, { body, address }) => {
    const username = nameOfTry(body.u);
    const from = subscriberOf(address);
    assertStrongPassword(body.p, { username: body.u, field: 'p' });
    await takeTurns(database, turnsFrom('reset', address, { most: 30, seconds: 900 }));
    const passwordHash = await inLane({ isKnown: false, key: from }, () => hashPassword(body.p));
    const hash = codes.hashOf(username, body.code);
    // A whole IPv6 network has the tries of one address: it has addresses enough to use up all of them.
    const tried = { username, hash, passwordHash, from: networkOf(address) ?? from };
    const isUsed = await database.anonymous((tx) => useCode(tx, tried));
    if (!isUsed) throw new PortalError('CODE_WRONG', { fields: { code: 'wrong' } });
    return null;
  };
}
