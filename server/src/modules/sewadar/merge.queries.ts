import type { Tx } from '../../platform/db/kysely-on-client.ts';

export async function hasOpenTransfer(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('transfer_request')
    .select('id')
    .where('sewadar_id', '=', id)
    .where('status', '=', 1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What a merge looks at beyond what all people have. */
export async function readMergeState(tx: Tx, id: string) {
  return tx
    .selectFrom('sewadar')
    .select(['status', 'aadhaar_hash', 'pan_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
