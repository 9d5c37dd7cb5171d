import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { toE164 } from '@sewa/contract/kernel/values/phone';
import type { session } from '@sewa/contract/user/session';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { PublicHandler } from '../../../platform/http/route.ts';
import { hashPassword } from './password.ts';
import { askForAccount, listRegisterCentres } from './register.queries.ts';
import type { Lanes } from './sign-in-lanes.ts';
import { assertStrongPassword } from './strong-password.ts';
import { subscriberOf } from './throttle.rules.ts';
import { takeTurns, turnsFrom } from './turns.ts';

export const registerCentres: PublicHandler<typeof session.registerCentres> = (database) =>
  database.anonymous(listRegisterCentres);

/**
 * Says openly that a username is taken: nobody could choose one otherwise, and usernames are no secret here (colleagues
 * see them, people sign in with them). The turns keep anybody from trying the whole namespace through.
 */
export function register(inLane: Lanes): PublicHandler<typeof session.register> {
  return async (database, { body, address, language }) => {
    const { name, email, centre, username, password } = body;
    const phone = body.phone === '' ? '' : toE164(body.phone);
    if (phone === null) throw new PortalError('VALIDATION', { fields: { phone: because('noPhone') } });
    assertStrongPassword(password, { username, field: 'password' });
    const from = subscriberOf(address);
    await takeTurns(database, turnsFrom('register', address, { most: 5, seconds: 3600 }));
    const hash = await inLane({ isKnown: false, key: from }, () => hashPassword(password));
    const outcome = await database.anonymous((tx) =>
      askForAccount(tx, { name, phone, email, centre, username, language, hash }),
    );
    switch (outcome) {
      case 'asked':
        return null;
      case 'taken':
        throw new PortalError('TAKEN', { fields: { username: 'taken' } });
      case 'no centre':
        throw new PortalError('BAD_REFERENCE', { fields: { centre: 'unknown' } });
      case 'full':
        throw new PortalError('THROTTLED', { retryAfterSeconds: 3600 });
    }
  };
}
