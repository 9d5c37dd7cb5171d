import type { ErasureReport } from '@sewa/contract/kernel/calls/erasure';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

/** Everything in one transaction of the database: see the function erase_blood_donor. */
export async function eraseDonor(
  tx: Tx,
  { id, reason }: { id: string; reason: string },
): Promise<ErasureReport & { files: string[] }> {
  const { rows } = await sql<{ report: ErasureReport & { files: string[] } }>`
    select erase_blood_donor(${id}, ${reason}) as report`.execute(tx);
  return only(rows).report;
}
