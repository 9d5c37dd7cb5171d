import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { allows } from '@sewa/contract/kernel/rights/acl';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { todayIn } from '@sewa/contract/kernel/values/days';
import type { UserRecord, users } from '@sewa/contract/user/users';
import { keysGained } from '../../../platform/access/effective-acl.rules.ts';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { SteppingHandler } from '../../../platform/http/route.ts';
import type { ModuleNeeds } from '../../../platform/module.ts';
import { findOrgPlace } from '../organisation/orgs.queries.ts';
import { keepCode } from '../sign-in/one-time-code.queries.ts';
import type { OneTimeCodes } from '../sign-in/one-time-code.ts';
import { changeOwnPassword } from '../sign-in/own-password.ts';
import { hashPassword } from '../sign-in/password.ts';
import type { Lanes } from '../sign-in/sign-in-lanes.ts';
import { assertStrongPassword } from '../sign-in/strong-password.ts';
import { keepingAnAdministrator } from './administrators.ts';
import { assertNotHigher, assertWorksHereOnly } from './user-change.ts';
import { liftThrottle, setActive } from './user-operations.queries.ts';
import { endSessions, findUser, lockUser, setGivenPassword } from './users.queries.ts';

const needed = right('SETTINGS.USER', 'userOperations');

/** The contract asks for a session only, because the own password needs no right: everything else is judged here. */
export function operate(
  needs: ModuleNeeds,
  { inLane, codes }: { inLane: Lanes; codes: OneTimeCodes },
): SteppingHandler<typeof users.operate> {
  return async (step, call) => {
    const { operation } = call.params;
    // Ids are compared as texts here; the database would take capitals for the same.
    const id = call.params.id.toLowerCase();
    const isOwn = id === call.who.userId;
    if (isOwn && operation === 'change-pwd') return changeOwnPassword(step, { call, inLane });
    if (call.who.mustChangePassword) throw new PortalError('PASSWORD_CHANGE_REQUIRED');
    if (!allows(call.who.acl, needed.key, needed.value))
      throw new PortalError('FORBIDDEN', { data: { requirement: needed } });
    // A stolen session could otherwise guess the own password without end, or go round it.
    if (isOwn && operation !== 'sign-out') throw new PortalError('NOT_YOURSELF');

    switch (operation) {
      case 'change-pwd': {
        const password = call.body?.p;
        if (password === undefined)
          throw new PortalError('VALIDATION', { fields: { p: because('missing') } });
        const { username } = await step((tx, who) => getToBecome(tx, who, id));
        assertStrongPassword(password, { username, field: 'p' });
        const hash = await inLane({ isKnown: true, key: call.who.username }, () => hashPassword(password));
        await step(async (tx, who) => {
          await getToBecome(tx, who, id);
          await setGivenPassword(tx, id, hash);
        });
        return {};
      }
      case 'one-time-code':
        return step(async (tx, who) => {
          const { username } = await getToBecome(tx, who, id);
          const { code, hash, validUntil } = codes.draw(username);
          await keepCode(tx, { userId: id, hash, validUntil, isByMail: false });
          return { code, validUntil: validUntil.toISOString() };
        });
      case 'activate':
        await step(async (tx, who) => {
          await getInReach(tx, who, id);
          await setActive(tx, id, true);
        });
        return {};
      case 'deactivate':
        await step((tx, who) =>
          keepingAnAdministrator(tx, who, async () => {
            await getInReach(tx, who, id);
            await setActive(tx, id, false);
            await endSessions(tx, id);
          }),
        );
        return {};
      case 'unlock':
        await step(async (tx, who) => {
          await getInReach(tx, who, id);
          await liftThrottle(tx, id);
        });
        return {};
      case 'sign-out':
        await step(async (tx, who) => {
          await getInReach(tx, who, id);
          await endSessions(tx, id);
        });
        return {};
    }
  };

  /** Whoever sets a password or reads a code can become that user, and would hold what the user holds. */
  async function getToBecome(tx: Tx, who: Who, id: string): Promise<UserRecord> {
    const user = await getInReach(tx, who, id);
    assertWorksHereOnly(who, user);
    const { acl, temporary } = user;
    const org = await findOrgPlace(tx, user.org);
    // Without its ceiling the user would seem to hold nothing, and anybody could become that user.
    if (!org) throw notFound();
    const held = { acl, temporary, ceiling: org.ceiling };
    const keys = keysGained({ own: who.given, held, today: todayIn(needs.config.timeZone) });
    if (keys.length > 0) throw new PortalError('GRANT_BEYOND_OWN', { data: { keys } });
    return user;
  }
}

async function getInReach(tx: Tx, who: Who, id: string): Promise<UserRecord> {
  await lockUser(tx, id);
  const user = await findUser(tx, id);
  if (!user) throw notFound();
  assertNotHigher(who, user.orgLevel);
  return user;
}
