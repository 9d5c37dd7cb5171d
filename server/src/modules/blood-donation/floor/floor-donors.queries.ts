import type { FoundDonor } from '@sewa/contract/blood-donation/floor/floor-visit';
import type { StandingDeferral } from '@sewa/contract/blood-donation/rules/eligibility';
import type { bloodGroupSchema } from '@sewa/contract/people/person';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

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

const factColumns = sql`centre_id as centre, gender, birth_date as "birthDate", merged_into as "mergedInto",
  last_donation_on as "lastDonationOn", gave_today as "gaveToday", blood_group as "bloodGroup", deferrals`;

/** What the rules look at; the donor is locked, of whatever centre. */
export async function lockFacts(tx: Tx, asked: FactsAsked): Promise<FloorFacts | null> {
  return factsOf(tx, asked, true);
}

/** The same for a look, which locks nothing. */
export async function readFacts(tx: Tx, asked: FactsAsked): Promise<FloorFacts | null> {
  return factsOf(tx, asked, false);
}

/** The same for several donors at once. */
export async function readManyFacts(
  tx: Tx,
  { camp, donors, day }: { camp: string; donors: readonly string[]; day: string },
): Promise<(FloorFacts & { donor: string })[]> {
  const { rows } = await sql<FloorFacts & { donor: string }>`
    select d.id as donor, ${factColumns}
    from unnest(${donors}::uuid[]) as d (id), blood_floor_facts(${camp}, d.id, ${day}::date, false)`.execute(
    tx,
  );
  return rows;
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
    select ${factColumns}
    from blood_floor_facts(${camp}, ${donor}, ${day}::date, ${isLocked})`.execute(tx);
  return rows[0] ?? null;
}

/** What the floor writes into the record of a donor. */
export interface DonorNote {
  weight?: number | null;
  consent_on?: string | null;
  consent_text?: string;
  stated_donation_on?: string | null;
}

/** Returns what stood there before, for an undo. */
export async function noteOnDonor(
  tx: Tx,
  { camp, donor, note }: { camp: string; donor: string; note: DonorNote },
): Promise<DonorNote> {
  const { rows } = await sql<{ was: DonorNote }>`
    select blood_floor_note(${camp}, ${donor}, ${JSON.stringify(note)}::jsonb) as was`.execute(tx);
  return only(rows).was;
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

/** What the record says; the rules add the rest. */
export type ComerRow = Omit<FoundDonor, 'against' | 'lastDonationOn' | 'isForDoctor'>;

/** What the registration shows of them, in the order of the ids. Two laptops may have registered one donor: the lowest number. */
export async function comersByIds(tx: Tx, camp: string, ids: readonly string[]): Promise<ComerRow[]> {
  const { rows } = await sql<ComerRow>`
    select d.id, d.number, d.name, d.name_latin as "nameLatin", d.gender, d.birth_date as "birthDate", d.blood_group as "bloodGroup",
      d.language, d.centre_name as "centreName", d.phone_end as "phoneEnd",
      (select min(v.number) from blood_visit v where v.area_id = context_area() and v.camp_id = ${camp} and v.donor_id = d.id
        and v.outcome = '') as "queueNumber"
    from blood_floor_donors(${camp}, ${ids}::uuid[]) d where d.merged_into is null
    order by array_position(${ids}::uuid[], d.id)`.execute(tx);
  return rows;
}
