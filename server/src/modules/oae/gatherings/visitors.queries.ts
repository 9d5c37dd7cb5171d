import type { QueryOf, ReplyOf } from '@sewa/contract/kernel/calls/endpoint';
import type { Arrival, GateMember, gatherings } from '@sewa/contract/oae/gatherings';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import type { ReadPass } from '../pass-code.rules.ts';
import type { PassHolder } from './arrivals.queries.ts';

// Visitors are members of other centres at a gathering of the whole area. They are out of the caller's sight: the
// functions of the database judge gathering, day and right, log each look, and give nothing where the gate is not open.

/** The gate that looks. */
export interface Gate {
  gathering: string;
  today: string;
}

export async function findVisitor(
  tx: Tx,
  { gathering, today }: Gate,
  pass: NonNullable<ReadPass>,
): Promise<PassHolder | null> {
  const { rows } = await sql<PassHolder>`
    select member, attendant, status, is_permanent as "isPermanent", valid_from as "validFrom", valid_to as "validTo",
      block, block_centre as "blockCentre"
    from gate_pass(${gathering}, ${today}, ${codeOf(pass)}, ${numberOf(pass)})`.execute(tx);
  return rows[0] ?? null;
}

type Narrowing = QueryOf<typeof gatherings.arrivals> & Partial<Pick<PassHolder, 'member' | 'attendant'>>;

export async function listVisitors(
  tx: Tx,
  { gathering, today }: Gate,
  { member, attendant, block, mobility, q = '' }: Narrowing,
): Promise<Arrival[]> {
  const text = q.normalize('NFC').toLowerCase();
  const { rows } = await sql<Arrival>`
    select id, kind, member, name, name_latin as "nameLatin", member_name as "memberName", number, photo, mobility, needs,
      block, block_name as "blockName", at, left_at as "leftAt", true as "isVisitor"
    from gate_arrivals(${gathering}, ${today}, ${member ?? null}, ${attendant ?? null}, ${block ?? null},
      ${mobility ?? null}, ${text})`.execute(tx);
  return rows;
}

/** For the search: the names of visitors by their sound. */
export function visitorKeys({ gathering, today }: Gate) {
  return (low: RawBuilder<string>, high: RawBuilder<string>) =>
    sql`gate_keys(${gathering}, ${today}, ${low}, ${high})`;
}

export async function visitorsFound(
  tx: Tx,
  { gathering, today }: Gate,
  ids: readonly string[],
): Promise<GateMember[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<GateMember>`
    select id, number, name, name_latin as "nameLatin", '' as "centreName", photo, here_since as "hereSince",
      '' as "relativeKind", '' as "relativeName", '' as gender, null as "birthDate", false as "isBirthEstimated",
      '' as phone, true as "isVisitor"
    from gate_members(${gathering}, ${today}, ${ids}::uuid[])`.execute(tx);
  return rows;
}

export async function findVisitorInEmergency(
  tx: Tx,
  { gathering, today }: Gate,
  pass: NonNullable<ReadPass>,
): Promise<ReplyOf<typeof gatherings.emergency> | null> {
  const { rows } = await sql<ReplyOf<typeof gatherings.emergency>>`
    select number, name, name_latin as "nameLatin", photo, block_name as "blockName", mobility,
      needs, is_permanent as "isPermanent", valid_from as "validFrom", valid_to as "validTo",
      emergency_name as "emergencyName", emergency_phone as "emergencyPhone", emergency_relation as "emergencyRelation"
    from gate_emergency(${gathering}, ${today}, ${codeOf(pass)}, ${numberOf(pass)})`.execute(tx);
  return rows[0] ?? null;
}

/** Whether this user may still look for visitors by number or name. */
export async function hasLooksLeft(tx: Tx, { gathering }: Gate): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select gate_has_looks_left(${gathering}) as has`.execute(tx);
  return only(rows).has;
}

/** Where the small pictures of a visitor are stored, whom this user has been shown before. */
export async function findVisitorPhoto(
  tx: Tx,
  { gathering, today }: Gate,
  photo: string,
): Promise<{ thumbnail: string | null; card: string | null } | null> {
  const { rows } = await sql<{ thumbnail: string | null; card: string | null }>`
    select thumbnail_hash as thumbnail, card_hash as card
    from gate_photo(${gathering}, ${today}, ${photo})`.execute(tx);
  return rows[0] ?? null;
}

function codeOf(pass: NonNullable<ReadPass>): string | null {
  return pass.kind === 'number' ? null : pass.code;
}

function numberOf(pass: NonNullable<ReadPass>): number | null {
  return pass.kind === 'number' ? pass.number : null;
}
