import { isAadhaar, isPan } from '@sewa/contract/people/identity-numbers';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { PortalError } from '../../platform/http/portal-error.ts';
import { identityHash } from './identity.ts';
import { countLookups } from './identity-lookups.queries.ts';

interface Entered {
  aadhaar: string;
  pan: string;
}

/**
 * To be committed before whole numbers are compared with those on record: a refusal afterwards must not undo the count.
 * A mask or half a number compares with nothing.
 */
export function countEnteredNumbers(secret: string, source: string) {
  return async (tx: Tx, { body }: { body: Entered }): Promise<PortalError | null> => {
    const aadhaar = body.aadhaar.replace(/[\s-]/g, '');
    const pan = body.pan.replace(/[\s-]/g, '').toUpperCase();
    const digests = [
      ...(isAadhaar(aadhaar) ? [identityHash('aadhaar', aadhaar, secret)] : []),
      ...(isPan(pan) ? [identityHash('pan', pan, secret)] : []),
    ];
    if (digests.length === 0) return null;
    const wait = await countLookups(tx, { digests, amount: digests.length, source });
    return wait > 0 ? new PortalError('THROTTLED', { retryAfterSeconds: wait }) : null;
  };
}

/** The numbers of a file, before they are compared. */
export async function countNumbersOfFile(tx: Tx, amount: number): Promise<void> {
  const wait = amount > 0 ? await countLookups(tx, { digests: null, amount, source: 'import' }) : 0;
  if (wait > 0) throw new PortalError('THROTTLED', { retryAfterSeconds: wait });
}
