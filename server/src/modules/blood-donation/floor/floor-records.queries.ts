import type { DeferralKind, donationReactions } from '@sewa/contract/blood-donation/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { seenValues } from '../records/seen-values.ts';
import type { BloodGroup } from './floor-donors.queries.ts';
import type { StoredVisit } from './visits.queries.ts';

export type Reaction = (typeof donationReactions)[number];

export async function banksAt(tx: Tx, camp: string): Promise<string[]> {
  const { rows } = await sql<{ bank: string }>`
    select bank_id as bank from blood_camp_bank where area_id = context_area() and camp_id = ${camp}`.execute(
    tx,
  );
  return rows.map(({ bank }) => bank);
}

export interface NewDonation {
  area: string;
  id: string;
  centre: string;
  donor: string;
  camp: string;
  campCentre: string;
  bank: string | null;
  device: number;
  visit: StoredVisit;
  day: string;
  outcome: 'complete' | 'incomplete';
  volume: number;
  bloodGroup: BloodGroup;
  reaction: Reaction;
  care: string;
  ruleVersion: number;
  by: { id: string; name: string };
}

export async function insertDonation(tx: Tx, { visit, ...given }: NewDonation): Promise<void> {
  await tx
    .insertInto('blood_donation')
    .values({
      area_id: given.area,
      id: given.id,
      centre_id: given.centre,
      donor_id: given.donor,
      camp_id: given.camp,
      camp_centre_id: given.campCentre,
      bank_id: given.bank,
      device: given.device,
      day: given.day,
      outcome: given.outcome,
      volume: given.volume,
      bag_number: visit.bagNumber,
      segment: visit.segment,
      blood_group: given.bloodGroup,
      reaction: given.reaction,
      care: given.care,
      rule_version: given.ruleVersion,
      seen: JSON.stringify(seenValues(visit.vitals)),
      overridden: visit.overridden,
      override_reason: visit.overrideReason,
      recorded_by: given.by.id,
      recorded_by_name: given.by.name,
    })
    .execute();
}

export async function deleteDonation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('blood_donation').where('id', '=', id).execute();
}

export async function deleteDeferrals(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.deleteFrom('blood_deferral').where('id', 'in', ids).execute();
}

/** A reaction during the rest; what it was before. */
export async function noteReaction(
  tx: Tx,
  donation: string,
  { reaction, care }: { reaction: Reaction; care: string },
): Promise<{ reaction: Reaction; care: string } | null> {
  const { rows } = await sql<{ reaction: Reaction; care: string }>`
    select reaction, care from blood_donation where area_id = context_area() and id = ${donation} for update`.execute(
    tx,
  );
  await tx.updateTable('blood_donation').set({ reaction, care }).where('id', '=', donation).execute();
  return rows[0] ?? null;
}

export interface NewDeferral {
  area: string;
  id: string;
  centre: string;
  donor: string;
  camp: string;
  campCentre: string;
  device: number;
  day: string;
  reason: string;
  kind: DeferralKind;
  since: string;
  welcomeFrom: string | null;
  ruleVersion: number;
  seen: Record<string, number>;
  by: { id: string; name: string };
}

export async function insertDeferral(tx: Tx, given: NewDeferral): Promise<void> {
  await tx
    .insertInto('blood_deferral')
    .values({
      area_id: given.area,
      id: given.id,
      centre_id: given.centre,
      donor_id: given.donor,
      camp_id: given.camp,
      camp_centre_id: given.campCentre,
      device: given.device,
      reason: given.reason,
      kind: given.kind,
      since: given.since,
      day: given.day,
      welcome_from: given.welcomeFrom,
      rule_version: given.ruleVersion,
      seen: JSON.stringify(given.seen),
      decided_by: given.by.id,
      decided_by_name: given.by.name,
    })
    .execute();
}
