import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

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

/** Deferrals of a donor at the doctor of a camp, of whatever centre, that the doctor finds to be over; which they were. */
export async function liftOnFloor(
  tx: Tx,
  given: { camp: string; donor: string; reasons: readonly string[]; day: string; because: string },
): Promise<string[]> {
  const { rows } = await sql<{ lifted: string[] }>`
    select blood_floor_lift(${given.camp}, ${given.donor}, ${[...given.reasons]}::text[], ${given.day}::date, ${given.because}) as lifted`.execute(
    tx,
  );
  return only(rows).lifted;
}

/** They stand again: the decision was undone. */
export async function standAgain(
  tx: Tx,
  { camp, donor, deferrals }: { camp: string; donor: string; deferrals: readonly string[] },
): Promise<void> {
  await sql`select blood_floor_unlift(${camp}, ${donor}, ${[...deferrals]}::uuid[])`.execute(tx);
}
