import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

export interface ConfidentialRow {
  id: string;
  deferral: string | null;
  reason: string;
  answers: Record<string, unknown>;
  madeAt: string;
  madeByName: string;
}

/** By one of the functions that reach the table, which ask for the right of the medical station themselves. */
export async function keepConfidential(
  tx: Tx,
  kept: {
    id: string;
    donor: string;
    deferral: string | null;
    camp: string | null;
    reason: string;
    answers: Record<string, unknown>;
  },
): Promise<void> {
  await sql`select keep_blood_confidential(${kept.id}, ${kept.donor}, ${kept.deferral}, ${kept.camp}, ${kept.reason},
    ${JSON.stringify(kept.answers)}::jsonb)`.execute(tx);
}

/** The answers of a decision that was undone. */
export async function forgetConfidential(tx: Tx, id: string): Promise<void> {
  await sql`select forget_blood_confidential(${id})`.execute(tx);
}

export async function readConfidential(tx: Tx, donor: string): Promise<ConfidentialRow[]> {
  const { rows } = await sql<ConfidentialRow>`
    select id, deferral_id as deferral, reason, answers, made_at as "madeAt", made_by_name as "madeByName"
    from read_blood_confidential(${donor})`.execute(tx);
  return rows;
}
