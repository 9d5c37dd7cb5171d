import { badgeKeys } from '@sewa/contract/badges/keys';
import { handle, type Route } from '../../../platform/http/route.ts';
import { rotateKey, showKeyHistory, showKeys, withdraw } from './manage-keys.ts';
import type { CodeSigner } from './sign-codes.ts';

export function codeRoutes(signer: CodeSigner): Route[] {
  return [
    handle(badgeKeys.list, showKeys),
    handle(badgeKeys.rotate, rotateKey(signer)),
    handle(badgeKeys.withdraw, withdraw),
    handle(badgeKeys.history, showKeyHistory),
  ];
}
