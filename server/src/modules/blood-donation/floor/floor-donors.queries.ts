import type { FoundDonor } from '@sewa/contract/blood-donation/floor/floor-visit';
import type { StandingDeferral } from '@sewa/contract/blood-donation/rules/eligibility';
import type { bloodGroupSchema } from '@sewa/contract/people/person';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

export type BloodGroup = z.infer<typeof bloodGroupSchema>;

export interface FloorFacts {
  centre: string;
  gender: string;
  birthDate: string;
  mergedInto: string | null;
  lastDonationOn: string | null;
  gaveToday: boolean;
  bloodGroup: BloodGroup;
  deferrals: StandingDeferral[];
}

/** What the rules look at; the donor is locked, of whatever centre. */
export async function lockFacts(tx: Tx, asked: FactsAsked): Promise<FloorFacts | null> {
  return factsOf(tx, asked, true);
}

/** The same for a look, which locks nothing. */
export async function readFacts(tx: Tx, asked: FactsAsked): Promise<FloorFacts | null> {
  return factsOf(tx, asked, false);
}

interface FactsAsked {
  camp: string;
  donor: string;
  day: string;
}

async function factsOf(
  tx: Tx,
  { camp, donor, day }: FactsAsked,
  isLocked: boolean,
): Promise<FloorFacts | null> {
  const { rows } = await sql<FloorFacts>`
    select centre_id as centre, gender, birth_date as "birthDate", merged_into as "mergedInto", last_donation_on as "lastDonationOn",
      gave_today as "gaveToday", blood_group as "bloodGroup", deferrals
    from blood_floor_facts(${camp}, ${donor}, ${day}::date, ${isLocked})`.execute(tx);
  return rows[0] ?? null;
}

export async function noteOnDonor(
  tx: Tx,
  {
    camp,
    donor,
    weight = null,
    consent = null,
  }: { camp: string; donor: string; weight?: number | null; consent?: { on: string; text: string } | null },
): Promise<void> {
  await sql`select blood_floor_seen(${camp}, ${donor}, ${weight}::real, ${consent?.on ?? null}::date, ${consent?.text ?? null})`.execute(
    tx,
  );
}

/** Of other centres, by card or whole phone. */
export async function findGuestDonors(
  tx: Tx,
  { camp, code, phone }: { camp: string; code: string; phone: string },
): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from blood_floor_guest(${camp}, ${code}, ${phone}) as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** What the registration shows of them, in the order of the ids. */
export async function comersByIds(
  tx: Tx,
  camp: string,
  ids: readonly string[],
): Promise<Omit<FoundDonor, 'against'>[]> {
  const { rows } = await sql<Omit<FoundDonor, 'against'>>`
    select d.id, d.number, d.name, d.name_latin as "nameLatin", d.gender, d.birth_date as "birthDate", d.blood_group as "bloodGroup",
      d.language, d.centre_name as "centreName", d.phone_end as "phoneEnd",
      (select v.number from blood_visit v where v.area_id = context_area() and v.camp_id = ${camp} and v.donor_id = d.id
        and v.outcome = '') as "queueNumber"
    from blood_floor_donors(${camp}, ${ids}::uuid[]) d where d.merged_into is null
    order by array_position(${ids}::uuid[], d.id)`.execute(tx);
  return rows;
}
