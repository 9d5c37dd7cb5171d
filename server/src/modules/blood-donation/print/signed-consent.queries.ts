import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** A consent that was given at a camp; without a signature it was signed on paper. */
export interface SignedConsent {
  version: string;
  day: string;
  at: string;
  signature: string;
  campName: string;
}

const columns = sql`v.consent_text as version, v.day, v.registered_at as at, v.signature, c.name as "campName"
  from blood_visit v join blood_camp c on c.area_id = v.area_id and c.id = v.camp_id`;

/** The last one that a donor signed on a screen, at a camp in sight. */
export async function findSignedConsent(tx: Tx, donor: string): Promise<SignedConsent | null> {
  const { rows } = await sql<SignedConsent>`
    select ${columns} where v.area_id = context_area() and v.donor_id = ${donor} and v.signature <> ''
    order by v.registered_at desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

export async function findVisitConsent(tx: Tx, visit: string): Promise<SignedConsent | null> {
  const { rows } = await sql<SignedConsent>`
    select ${columns} where v.area_id = context_area() and v.id = ${visit}`.execute(tx);
  return rows[0] ?? null;
}
