import { type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { type CodeFields, KEY_LENGTH, signedCode, unsignedCode } from '@sewa/contract/badges/code';
import { randomCode } from '@sewa/contract/kernel/calls/codes';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { addKey, findSigningKey, getActiveArea, retireSigningKey, type StoredKey } from './keys.queries.ts';
import { type KeySeal, keySeal, newKeyPair } from './sealed-key.ts';

/** What the code of a badge is made of. */
export interface SignedBadge {
  type: number;
  number: number;
  validFrom: string;
  validTo: string;
}

/** What a code says of a badge, a token or a pass. */
type CodeSubject = Omit<CodeFields, 'area' | 'key' | 'event'> & { event?: number };

export interface CodeSigner {
  /**
   * The codes in the order of the subjects. The same data and key give the same code, so that a reprint has the code of
   * the first print. The first use in an area makes its key, so the transaction must be a writing one.
   */
  signCodes(tx: Tx, subjects: readonly CodeSubject[]): Promise<string[]>;
  /** The same for badges with a person. */
  signBadgeCodes(tx: Tx, badges: readonly SignedBadge[]): Promise<string[]>;
  /** A new key signs from now on; the one before still verifies. */
  rotate(tx: Tx): Promise<string>;
}

const signBytes = promisify<null, Buffer, KeyObject, Buffer>(sign);

export function codeSigner(secret: string): CodeSigner {
  const seal = keySeal(secret);
  const signCodes: CodeSigner['signCodes'] = async (tx, subjects) => {
    if (subjects.length === 0) return [];
    const { stored, privateKey } = await signingKey(tx, seal);
    return Promise.all(
      subjects.map(async ({ event = 0, ...subject }) => {
        const unsigned = unsignedCode({ ...subject, event, area: stored.areaCode, key: stored.id });
        return signedCode(unsigned, await signBytes(null, Buffer.from(unsigned), privateKey));
      }),
    );
  };
  return {
    signCodes,
    signBadgeCodes: (tx, badges) =>
      signCodes(
        tx,
        badges.map(({ type, number, validFrom, validTo }) => ({
          kind: 'badge',
          type,
          number,
          validFrom,
          validTo,
        })),
      ),
    rotate: async (tx) => {
      await retireSigningKey(tx);
      return (await makeKey(tx, seal)).id;
    },
  };
}

/** Makes the key where there is none yet, or none that this portal's secret opens. */
async function signingKey(tx: Tx, seal: KeySeal): Promise<{ stored: StoredKey; privateKey: KeyObject }> {
  const known = await findSigningKey(tx);
  const opened = known && openKey(known, seal);
  if (known && opened) return { stored: known, privateKey: opened };
  // Sealed with another secret: it can sign nothing any more, and what it signed still verifies.
  if (known) await retireSigningKey(tx);
  const stored = await makeKey(tx, seal);
  const privateKey = openKey(stored, seal);
  if (privateKey === null) throw new Error('a key that was just made does not open');
  return { stored, privateKey };
}

async function makeKey(tx: Tx, seal: KeySeal): Promise<StoredKey> {
  const { id: area, userName } = await getActiveArea(tx);
  const id = randomCode(KEY_LENGTH);
  const { privateKey, publicKey } = newKeyPair();
  const sealed = seal.seal(privateKey, placeOf({ areaId: area, id }));
  await addKey(tx, { id, publicKey, privateKey: sealed, madeByName: userName });
  const stored = await findSigningKey(tx);
  if (!stored) throw new Error('the area has no key to sign with');
  return stored;
}

function openKey(stored: StoredKey, seal: KeySeal): KeyObject | null {
  return stored.privateKey && seal.open(stored.privateKey, placeOf(stored));
}

function placeOf({ areaId, id }: Pick<StoredKey, 'areaId' | 'id'>): string {
  return `${areaId}/${id}`;
}
