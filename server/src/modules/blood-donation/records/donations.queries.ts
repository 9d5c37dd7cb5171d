import type { StandingDeferral } from '@sewa/contract/blood-donation/rules/eligibility';
import type { DonorRecords } from '@sewa/contract/blood-donation/rules/known-on-day';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';

export interface RecordedAt {
  centre: string;
  status: number;
  firstDay: string;
  lastDay: string;
}

/** The camp at which something is recorded, locked so that nobody reconciles it meanwhile. */
export async function lockCampFor(tx: Tx, camp: string): Promise<RecordedAt | null> {
  const { rows } = await sql<RecordedAt>`
    select centre_id as centre, status, first_day as "firstDay", last_day as "lastDay"
    from blood_camp where area_id = context_area() and id = ${camp} for share`.execute(tx);
  return rows[0] ?? null;
}

/** The days on which a donor gave, the record itself left out. A stated day counts too, but is no record. */
export async function daysGiven(
  tx: Tx,
  { donor, except }: { donor: string; except: string },
): Promise<{ recorded: string[]; stated: string | null }> {
  const { rows } = await sql<{ recorded: string[]; stated: string | null }>`
    select coalesce(array_agg(day), '{}') as recorded, blood_stated_donation(context_area(), ${donor}) as stated
    from blood_donation where area_id = context_area() and donor_id = ${donor} and id <> ${except}`.execute(
    tx,
  );
  return only(rows);
}

export interface GuestFacts {
  centre: string;
  gender: string;
  birthDate: string;
  /** The donation before the day and the one after it, with what was given out of sight. */
  before: string | null;
  after: string | null;
  isSameDay: boolean;
  deferrals: StandingDeferral[];
}

/** Of a donor out of sight who gave at a camp in sight, whose donation is corrected; locked. Null: no guest. */
export async function lockGuest(
  tx: Tx,
  { donation, day }: { donation: string; day: string },
): Promise<GuestFacts | null> {
  const { rows } = await sql<GuestFacts>`
    select centre_id as centre, gender, birth_date as "birthDate", given_before as before, given_after as after,
      gave_that_day as "isSameDay", deferrals
    from blood_guest_facts(${donation}, ${day}::date)`.execute(tx);
  return rows[0] ?? null;
}

/** Every deferral of a donor, also those that were lifted. */
export async function deferralsOf(tx: Tx, donor: string): Promise<DonorRecords['deferrals']> {
  const { rows } = await sql<DonorRecords['deferrals'][number]>`
    select reason, kind, welcome_from as "welcomeFrom", day, lifted_on as "liftedOn" from blood_deferral
    where area_id = context_area() and donor_id = ${donor}`.execute(tx);
  return rows;
}

/** Whether a bag of the camp has this number, on the floor or from papers; the donation itself and its visit left out. */
export async function isBagUsed(
  tx: Tx,
  { camp, bagNumber, except = null }: { camp: string | null; bagNumber: string; except?: string | null },
): Promise<boolean> {
  if (camp === null || bagNumber === '') return false;
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from blood_visit_step s join blood_visit v on v.area_id = s.area_id and v.id = s.visit_id
        where s.area_id = context_area() and s.camp_id = ${camp} and s.bag_number = ${bagNumber} and s.undone_at is null
          and (v.donation_id is null or v.donation_id is distinct from ${except}::uuid))
      or exists (select from blood_donation g where g.area_id = context_area() and g.camp_id = ${camp} and g.bag_number = ${bagNumber}
        and g.id is distinct from ${except}::uuid) as "isUsed"`.execute(tx);
  return only(rows).isUsed;
}

/**
 * The bag of a donation gets another number, or none: the floor, which started it, must not keep the old one in use. A bag that
 * was opened for the donor before stays used, and is not counted twice if the donation turns out to have its number.
 */
export async function renameStartedBag(
  tx: Tx,
  { donation, from, to }: { donation: string; from: string; to: string },
): Promise<void> {
  await sql`
    update blood_visit_step s set bag_number = case when exists (select from blood_visit_step o
        where o.area_id = s.area_id and o.visit_id = s.visit_id and o.id <> s.id and o.bag_number = ${to} and o.undone_at is null)
      then '' else ${to} end from blood_visit v
    where v.area_id = context_area() and v.donation_id = ${donation} and s.area_id = v.area_id and s.visit_id = v.id
      and s.bag_number = ${from} and s.bag_number <> '' and s.undone_at is null`.execute(tx);
}

/** Whoever is still at the camp can be registered again once their donation is deleted. */
export async function endVisitOf(tx: Tx, donation: string): Promise<void> {
  await sql`
    update blood_visit set outcome = 'withdrew'
    where area_id = context_area() and donation_id = ${donation} and outcome = ''`.execute(tx);
}

/** The donor's centre, locked so that of two records made at once the second sees the first. */
export async function lockDonor(
  tx: Tx,
  id: string,
): Promise<{ centre: string; mergedInto: string | null } | null> {
  const { rows } = await sql<{ centre: string; mergedInto: string | null }>`
    select centre_id as centre, merged_into as "mergedInto"
    from blood_donor where area_id = context_area() and id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

export async function hasBank(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.selectFrom('blood_bank').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
