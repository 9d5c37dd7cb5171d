import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';

/** Nought, or the seconds until this many numbers may be compared. */
export async function countLookups(
  tx: Tx,
  { digests, amount, source }: { digests: readonly Buffer[] | null; amount: number; source: string },
): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select count_identity_lookups(${digests}::bytea[], ${amount}, ${source}) as wait`.execute(tx);
  return only(rows).wait;
}
