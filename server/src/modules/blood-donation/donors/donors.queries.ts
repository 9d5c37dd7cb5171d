import type { DonorBrief, DonorFields } from '@sewa/contract/blood-donation/donors';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { nameColumns } from '../../people/public.ts';
import { knownGroup } from './donor-filter.queries.ts';
import { storedDonors } from './donors.resource.ts';

/** The columns of the form, with the keys by which a donor is found. */
export function donorColumns(fields: DonorFields, { consentText }: { consentText: string }) {
  return { ...storedDonors.columnsOf(fields), ...nameColumns(fields), consent_text: consentText };
}

/** Another living donor who is this sewadar. */
export async function findDonorOfSewadar(tx: Tx, sewadar: string, except: string): Promise<boolean> {
  const found = await tx
    .selectFrom('blood_donor')
    .select('id')
    .where('sewadar_id', '=', sewadar)
    .where('merged_into', 'is', null)
    .where('id', '<>', except)
    .executeTakeFirst();
  return found !== undefined;
}

export async function countRecordsOf(tx: Tx, donor: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from blood_donation where area_id = context_area() and donor_id = ${donor})
      + (select count(*) from blood_deferral where area_id = context_area() and donor_id = ${donor})
      + (select count(*) from blood_visit where area_id = context_area() and donor_id = ${donor}))::int as count`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

const briefColumns = [
  'r.id',
  'r.number',
  'r.name',
  'r.name_latin as nameLatin',
  'r.relative_kind as relativeKind',
  'r.relative_name as relativeName',
  'r.gender',
  'r.birth_date as birthDate',
  'r.is_birth_estimated as isBirthEstimated',
  'r.phone',
  'c.name as centreName',
  'r.photo_id as photo',
] as const;

function briefs(tx: Tx) {
  return tx
    .selectFrom('blood_donor as r')
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 'r.area_id').onRef('c.id', '=', 'r.centre_id'),
    )
    .select(briefColumns)
    .select(knownGroup.as('bloodGroup'))
    .where('r.merged_into', 'is', null);
}

/** These donors, in the order of the ids. */
export async function donorBriefs(tx: Tx, ids: readonly string[]): Promise<DonorBrief[]> {
  if (ids.length === 0) return [];
  const rows = await briefs(tx)
    .where('r.id', 'in', [...ids])
    .execute();
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
}

const MAX_CANDIDATES = 50;

/** Living records that share a phone or a sewadar, and those whose names sound alike. */
export async function findCandidates(
  tx: Tx,
  { phone, sewadar, ids }: { phone: string | null; sewadar: string | null; ids: readonly string[] },
): Promise<(DonorBrief & { sewadar: string | null })[]> {
  const conditions: Expression<SqlBool>[] = [
    ...(phone === null ? [] : [sql<boolean>`r.phone = ${phone}`]),
    ...(sewadar === null ? [] : [sql<boolean>`r.sewadar_id = ${sewadar}`]),
    ...(ids.length === 0 ? [] : [sql<boolean>`r.id = any (${ids}::uuid[])`]),
  ];
  if (conditions.length === 0) return [];
  return briefs(tx)
    .select('r.sewadar_id as sewadar')
    .where(({ or }) => or(conditions))
    .limit(MAX_CANDIDATES)
    .execute();
}

/** What the donor's record keeps of a donation, also of a guest: the function says more. */
export async function noteSeen(
  tx: Tx,
  { donation, weight, bloodGroup }: { donation: string; weight: number | null; bloodGroup: string },
): Promise<void> {
  if (weight === null && bloodGroup === '') return;
  await sql`select blood_record_seen(${donation}, ${weight}::real, ${bloodGroup})`.execute(tx);
}

/** Before a donation is deleted: what it put into the donor's record is taken back. */
export async function forgetSeen(tx: Tx, donation: string): Promise<void> {
  await sql`select blood_record_forgotten(${donation})`.execute(tx);
}

/** What the code of the donor's card says. */
export async function readCardCode(tx: Tx, donor: string): Promise<string> {
  const { card_code } = await tx
    .selectFrom('blood_donor')
    .select('card_code')
    .where('id', '=', donor)
    .executeTakeFirstOrThrow();
  return card_code;
}
