import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { openIdentityPapers } from '@sewa/contract/attachments/attachment-owner';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { type Holder, meets } from '@sewa/contract/kernel/rights/requirement';
import { hiddenMask, isMask, maskOf } from '@sewa/contract/people/identity-numbers';
import { PortalError } from '../../platform/http/portal-error.ts';

export interface IdentityColumns {
  aadhaar_last4: string | null;
  aadhaar_hash: Buffer | null;
  pan_last4: string | null;
  pan_hash: Buffer | null;
}

const none: IdentityColumns = { aadhaar_last4: null, aadhaar_hash: null, pan_last4: null, pan_hash: null };

/** What is kept of the entered numbers: their last four characters and a keyed hash. The mask stands for "as it is". */
export function identityColumns(
  entered: { aadhaar: string; pan: string },
  current: IdentityColumns | null,
  { secret, who }: { secret: string; who: Holder },
): IdentityColumns {
  const kept = current ?? none;
  const aadhaar = column('aadhaar', entered.aadhaar, { last4: kept.aadhaar_last4, hash: kept.aadhaar_hash });
  const pan = column('pan', entered.pan, { last4: kept.pan_last4, hash: kept.pan_hash });
  return {
    aadhaar_last4: aadhaar.last4,
    aadhaar_hash: aadhaar.hash,
    pan_last4: pan.last4,
    pan_hash: pan.hash,
  };

  function column(kind: IdentityKind, text: string, before: Kept): Kept {
    if (text === '') return { last4: null, hash: null };
    if (!isMask(text)) return { last4: text.slice(-4), hash: identityHash(kind, text, secret) };
    // A mask that somebody could try until it fits would tell what is behind it.
    const isKnown = meets(openIdentityPapers, who) && text === maskOf(before.last4);
    if (before.hash === null || !(text === hiddenMask || isKnown))
      throw new PortalError('VALIDATION', { fields: { [kind]: because('wholeNumber') } });
    return before;
  }
}

type IdentityKind = 'aadhaar' | 'pan';
interface Kept {
  last4: string | null;
  hash: Buffer | null;
}

/** The same number gives the same hash, and without the portal's secret nobody can try all numbers. */
export function identityHash(kind: IdentityKind, number: string, secret: string): Buffer {
  return createHmac('sha256', keyOf(secret)).update(`${kind}:${number}`).digest();
}

/** Made once: an import asks for a hundred thousand hashes. */
function keyOf(secret: string): KeyObject {
  if (made?.secret !== secret) {
    const key = createHmac('sha256', secret).update('identity numbers').digest();
    made = { secret, key: createSecretKey(key) };
  }
  return made.key;
}
let made: { secret: string; key: KeyObject } | null = null;

/** The last four characters are for those who may open identity papers: with them a number is soon guessed. */
export function identityShownTo<Numbers extends { aadhaar: string; pan: string }>(
  reader: Holder,
  record: Numbers,
): Numbers {
  if (meets(openIdentityPapers, reader)) return record;
  const hidden = (mask: string) => (mask === '' ? '' : hiddenMask);
  return { ...record, aadhaar: hidden(record.aadhaar), pan: hidden(record.pan) };
}

export function identityMasks(row: { aadhaar_last4: string | null; pan_last4: string | null }) {
  return { aadhaar: maskOf(row.aadhaar_last4), pan: maskOf(row.pan_last4) };
}
