import type { ErasureReport } from '@sewa/contract/kernel/calls/erasure';
import { sql } from 'kysely';
import type { Tx } from '../db/kysely-on-client.ts';
import { only } from '../db/only.ts';

/** Everything in one transaction of the database: see the function erase_person. `files` are to be destroyed after it. */
export async function erasePerson(
  tx: Tx,
  { entity, id, reason }: { entity: string; id: string; reason: string },
): Promise<ErasureReport & { files: string[] }> {
  const { rows } = await sql<{ report: ErasureReport & { files: string[] } }>`
    select erase_person(${entity}, ${id}, ${reason}) as report`.execute(tx);
  return only(rows).report;
}
