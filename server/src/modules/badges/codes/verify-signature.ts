import { verify } from 'node:crypto';
import type { SignedCode } from '@sewa/contract/badges/code';
import { judgeSignature, type SignatureState } from '@sewa/contract/badges/verify-code';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { getActiveArea, listKeys } from './keys.queries.ts';
import { publicKeyOf } from './sealed-key.ts';

/** Whether a code was signed by a key of the active area. */
export async function verifySignature(tx: Tx, code: SignedCode): Promise<SignatureState> {
  const [area, stored] = [await getActiveArea(tx), await listKeys(tx)];
  return judgeSignature(code, {
    areaCode: area.code,
    keys: stored.map((key) => ({ ...key, isWithdrawn: key.withdrawnAt !== null })),
    isSignedBy: ({ publicKey }, { signed, signature }) =>
      verify(null, Buffer.from(signed), publicKeyOf(publicKey), signature),
  });
}
