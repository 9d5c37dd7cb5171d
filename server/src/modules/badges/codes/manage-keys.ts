import type { badgeKeys } from '@sewa/contract/badges/keys';
import { orgLevels } from '@sewa/contract/user/organisation';
import type { Who } from '../../../platform/access/who.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { listKeys, withdrawKey } from './keys.queries.ts';
import type { CodeSigner } from './sign-codes.ts';

export const showKeys: Handler<typeof badgeKeys.list> = async (tx, { who }) => {
  assertWholeArea(who);
  const keys = await listKeys(tx);
  return keys.map(({ publicKey: _unshown, ...key }) => key);
};

export function rotateKey(signer: CodeSigner): Handler<typeof badgeKeys.rotate> {
  return async (tx, { who }) => {
    assertWholeArea(who);
    return { id: await signer.rotate(tx) };
  };
}

export const withdraw: Handler<typeof badgeKeys.withdraw> = async (tx, { who, params }) => {
  assertWholeArea(who);
  if (!(await withdrawKey(tx, params.key))) throw notFound();
  return null;
};

/** The right alone may be held for some centres only, and a key counts for all of them. */
function assertWholeArea({ centres }: Who): void {
  if (centres !== '*')
    throw new PortalError('FORBIDDEN', { data: { requirement: { orgLevel: orgLevels.AREA } } });
}
