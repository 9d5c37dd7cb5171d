import type { ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import type { users } from '@sewa/contract/user/users';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { SignedInCall, Step } from '../../../platform/http/route.ts';
import { setOwnPassword } from '../users/user-operations.queries.ts';
import { hashPassword } from './password.ts';
import { checkPassword } from './password-check.ts';
import { dropTry } from './session.queries.ts';
import type { Lanes } from './sign-in-lanes.ts';
import { assertStrongPassword, wordsFor } from './strong-password.ts';

/** Needs the current password. A wrong one counts as a failed sign-in, so that a stolen session cannot guess it. */
export async function changeOwnPassword(
  step: Step,
  { call, inLane }: { call: SignedInCall<typeof users.operate>; inLane: Lanes },
): Promise<ReplyOf<typeof users.operate>> {
  const { who, address, session } = call;
  const { p: password, current } = call.body ?? {};
  if (!password) throw new PortalError('VALIDATION', { fields: { p: because('missing') } });
  if (!current) throw new PortalError('VALIDATION', { fields: { current: because('missing') } });
  assertStrongPassword(password, { username: who.username, field: 'p' });
  const place = { isKnown: true, key: who.username };
  const claim = { username: who.username, password: current, address };
  const checked = await inLane(place, () => checkPassword((run) => step((tx) => run(tx)), claim));
  if (!checked) throw new PortalError('CURRENT_PASSWORD_WRONG', { fields: { current: 'wrong' } });
  const isSame = password.normalize('NFKC') === current.normalize('NFKC');
  const hash = isSame ? null : await inLane(place, () => hashPassword(password));
  await step(async (tx) => {
    await dropTry(tx, checked.tryId);
    if (hash !== null) await setOwnPassword(tx, { user: who.userId, hash, session });
  });
  if (isSame)
    throw new PortalError('PASSWORD_WEAK', {
      fields: { p: 'same as before' },
      words: wordsFor('sameAsBefore'),
    });
  return {};
}
