import {
  type VisitOutcome,
  type VisitStatus,
  visitStatuses,
} from '@sewa/contract/blood-donation/floor/floor-moves';
import type { FloorVisit } from '@sewa/contract/blood-donation/floor/floor-visit';
import type { Vitals } from '@sewa/contract/blood-donation/rules/eligibility';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

export interface FloorCamp {
  centre: string;
  status: number;
  firstDay: string;
  lastDay: string;
  beds: number;
}

/** An act holds the camp, so that nobody closes it meanwhile; a look does not. */
export async function findFloorCamp(
  tx: Tx,
  camp: string,
  { isHeld }: { isHeld: boolean },
): Promise<FloorCamp | null> {
  const { rows } = await sql<FloorCamp>`
    select centre_id as centre, status, first_day as "firstDay", last_day as "lastDay", beds
    from blood_camp where area_id = context_area() and id = ${camp} ${isHeld ? sql`for share` : sql``}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export interface StoredVisit {
  id: string;
  number: number;
  donor: string | null;
  day: string;
  status: VisitStatus;
  outcome: VisitOutcome;
  since: string;
  desk: string | null;
  deskName: string;
  lastByName: string;
  bed: number | null;
  volume: number | null;
  bagNumber: string;
  segment: string;
  bank: string | null;
  startedAt: string | null;
  leftAt: string | null;
  vitals: Partial<Vitals>;
  ruleVersion: number | null;
  overridden: string[];
  overrideReason: string;
  donation: string | null;
  deferral: string | null;
  /** The columns that acts change, as they stand: an undo puts them back. */
  kept: Record<string, unknown>;
}

/** What acts change about a visit. */
const changing = [
  'status',
  'outcome',
  'since',
  'desk',
  'desk_name',
  'called_at',
  'last_by_name',
  'bed',
  'volume',
  'bag_number',
  'segment',
  'bank_id',
  'started_at',
  'ended_at',
  'left_at',
  'vitals',
  'rule_version',
  'overridden',
  'override_reason',
  'donation_id',
  'deferral_id',
] as const;

type Changing = (typeof changing)[number];

const changingColumns = sql.join(changing.map((column) => sql.ref(column)));

const changingPairs = sql.join(changing.map((column) => sql`${sql.lit(column)}, v.${sql.ref(column)}`));

/** Until the end of the transaction nobody else moves this donor. */
export async function lockVisit(tx: Tx, camp: string, visit: string): Promise<StoredVisit | null> {
  const { rows } = await sql<StoredVisit>`
    select v.id, v.number, v.donor_id as donor, v.day, v.status, v.outcome, v.since, v.desk, v.desk_name as "deskName",
      v.last_by_name as "lastByName", v.bed, v.volume, v.bag_number as "bagNumber", v.segment, v.bank_id as bank,
      v.started_at as "startedAt", v.left_at as "leftAt", v.vitals,
      v.rule_version as "ruleVersion", v.overridden, v.override_reason as "overrideReason", v.donation_id as donation,
      v.deferral_id as deferral, jsonb_build_object(${changingPairs}) as kept
    from blood_visit v where v.area_id = context_area() and v.camp_id = ${camp} and v.id = ${visit} for update`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Whether the bed was cleaned is no step of the donor: an undo of one leaves it as it is. */
export type VisitChange = Partial<Record<Changing | 'bed_cleaned_at', unknown>>;

export async function updateVisit(tx: Tx, visit: string, change: VisitChange): Promise<void> {
  const sets = Object.entries(change).map(([column, value]) => sql`${sql.ref(column)} = ${stored(value)}`);
  await sql`update blood_visit set ${sql.join(sets)} where area_id = context_area() and id = ${visit}`.execute(
    tx,
  );
}

function stored(value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? JSON.stringify(value) : value;
}

/** As it stood before a step. */
export async function restoreVisit(tx: Tx, visit: string, kept: Record<string, unknown>): Promise<void> {
  await sql`update blood_visit v set (${changingColumns}) = (select ${changingColumns}
      from jsonb_populate_record(null::blood_visit, ${JSON.stringify(kept)}::jsonb))
    where v.area_id = context_area() and v.id = ${visit}`.execute(tx);
}

export async function insertVisit(
  tx: Tx,
  visit: {
    area: string;
    id: string;
    camp: string;
    centre: string;
    donor: string;
    number: number;
    device: number;
    day: string;
    at: string;
    by: string;
    consentText: string;
    signature: string;
  },
): Promise<void> {
  await tx
    .insertInto('blood_visit')
    .values({
      area_id: visit.area,
      id: visit.id,
      centre_id: visit.centre,
      camp_id: visit.camp,
      donor_id: visit.donor,
      number: visit.number,
      device: visit.device,
      day: visit.day,
      since: visit.at,
      registered_at: visit.at,
      last_by_name: visit.by,
      consent_text: visit.consentText,
      signature: visit.signature,
    })
    .execute();
}

export async function deleteVisit(tx: Tx, visit: string): Promise<void> {
  await tx.deleteFrom('blood_visit').where('id', '=', visit).execute();
}

/** Beds and bags are given out one after the other, so that the second is told who was first. */
export async function lockBeds(tx: Tx, camp: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('blood beds ' || ${camp}, 0))`.execute(tx);
}

export async function findOnBed(tx: Tx, camp: string, bed: number): Promise<{ number: number } | null> {
  const found = await tx
    .selectFrom('blood_visit')
    .select('number')
    .where('camp_id', '=', camp)
    .where('bed', '=', bed)
    .where('status', '=', visitStatuses.DONATING)
    .where('outcome', '=', '')
    .executeTakeFirst();
  return found ?? null;
}

/** The visit of a donor who is in the line, or has donated. */
export async function findInLine(tx: Tx, camp: string, donor: string): Promise<{ number: number } | null> {
  const found = await tx
    .selectFrom('blood_visit')
    .select('number')
    .where('camp_id', '=', camp)
    .where('donor_id', '=', donor)
    .where('outcome', '=', '')
    .executeTakeFirst();
  return found ?? null;
}

/** Whom nobody sent home the day before has gone all the same, and their bed was cleaned. */
const SHOWN_AFTER_HOURS = 6;

/**
 * Visits `v` that the floor shows on a day: who was registered then, who is in the line since an earlier one, and whose
 * donation ended lately: they rest, and their bed is to be cleaned also when they have gone home.
 */
export function isOnFloor(day: string): RawBuilder<boolean> {
  return sql<boolean>`(day = ${day}::date or (outcome = '' and status < ${visitStatuses.DONATED})
    or ended_at > now() - make_interval(hours => ${sql.lit(SHOWN_AFTER_HOURS)}))`;
}

/** What of a visit is the same for everybody; who sees more of it is decided in `shown-visits.ts`. */
export type LineRow = Omit<FloorVisit, 'against'>;

/** Everybody on the floor on a day, in the order of the queue. */
export function lineRows(tx: Tx, { camp, day }: { camp: string; day: string }): Promise<LineRow[]> {
  return visitRows(tx, camp, isOnFloor(day));
}

export async function findLineRow(
  tx: Tx,
  { camp, visit }: { camp: string; visit: string },
): Promise<LineRow | null> {
  const [row] = await visitRows(tx, camp, sql<boolean>`id = ${visit}::uuid`);
  return row ?? null;
}

async function visitRows(tx: Tx, camp: string, isMeant: RawBuilder<boolean>): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    with v as materialized (
      select * from blood_visit where area_id = context_area() and camp_id = ${camp} and ${isMeant}
    )
    select v.id, v.number, v.donor_id as donor, coalesce(d.name, '') as name, coalesce(d.name_latin, '') as "nameLatin",
      coalesce(d.gender, '') as gender, extract(year from age(v.day, d.birth_date))::int as age, coalesce(d.blood_group, '') as "bloodGroup",
      coalesce(d.language, 'pa') as language, v.status, v.outcome, v.since, v.registered_at as "registeredAt", v.desk,
      v.desk_name as "deskName", v.called_at as "calledAt", v.last_by_name as "lastByName", v.bed, v.volume, v.bag_number as "bagNumber",
      v.bank_id as bank, v.started_at as "startedAt", v.ended_at as "endedAt", v.left_at is not null as "hasLeft",
      v.bed_cleaned_at is not null as "isBedCleaned",
      case when v.vitals = '{}' then null else v.vitals end as vitals, v.overridden, v.donation_id as donation, v.deferral_id as deferral
    from v left join blood_floor_donors(${camp}, array(select donor_id from v where donor_id is not null)) d on d.id = v.donor_id
    order by v.number`.execute(tx);
  return rows;
}

/** Who is still in the line of a camp. */
export async function countInLine(tx: Tx, camp: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from blood_visit
    where area_id = context_area() and camp_id = ${camp} and outcome = '' and status < ${visitStatuses.DONATED}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
