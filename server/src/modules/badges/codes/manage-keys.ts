import { mayRevokeEveryType } from '@sewa/contract/badges/badge-rights';
import type { badgeKeys } from '@sewa/contract/badges/keys';
import type { Who } from '../../../platform/access/who.ts';
import { assertWholeArea } from '../../../platform/access/whole-area.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { historyOf } from '../../../platform/resource/history.queries.ts';
import { countCardsByKey, hasKey, listKeys, withdrawKey } from './keys.queries.ts';
import type { CodeSigner } from './sign-codes.ts';

export const showKeys: Handler<typeof badgeKeys.list> = async (tx, { who }) => {
  assertMayManage(who);
  const [keys, cards] = [await listKeys(tx), await countCardsByKey(tx)];
  return keys.map(({ publicKey: _unshown, ...key }) => ({ ...key, cards: cards.get(key.id) ?? 0 }));
};

export function rotateKey(signer: CodeSigner): Handler<typeof badgeKeys.rotate> {
  return async (tx, { who }) => {
    assertMayManage(who);
    return { id: await signer.rotate(tx) };
  };
}

export const withdraw: Handler<typeof badgeKeys.withdraw> = async (tx, { who, params, body }) => {
  assertMayManage(who);
  if (!(await withdrawKey(tx, params.id, body.reason))) throw notFound();
  return null;
};

export const showKeyHistory: Handler<typeof badgeKeys.history> = async (tx, { who, params }) => {
  assertMayManage(who);
  if (!(await hasKey(tx, params.id))) throw notFound();
  return historyOf(tx, ['badge_key'], params.id);
};

/** A key signs badges of every type and centre, so whoever manages it may revoke all of them. */
function assertMayManage(who: Who): void {
  if (!mayRevokeEveryType(who.acl)) throw new PortalError('KEY_NEEDS_EVERY_TYPE');
  assertWholeArea(who);
}
