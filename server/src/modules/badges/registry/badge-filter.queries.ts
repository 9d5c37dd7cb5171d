import { openBadgeTypes } from '@sewa/contract/badges/badge-rights';
import type { badgeFilter } from '@sewa/contract/badges/badges';
import { looksLikeCode, readCode } from '@sewa/contract/badges/code';
import {
  badgeStatuses,
  EXPIRING_BADGE_DAYS,
  type HolderKind,
  validStatuses,
} from '@sewa/contract/badges/enums';
import { type FilterOf, valuesOf } from '@sewa/contract/kernel/resource/paging';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { matchingRows } from '../../../platform/search/matching-rows.ts';
import type { SearchSource } from '../../../platform/search/search-source.ts';
import { searchKeysOf } from '../../../platform/search/typed-text.rules.ts';
import { verifySignature } from '../codes/verify-signature.ts';
import { holderColumns } from './holders.queries.ts';

export interface BadgeRequest {
  q?: string | undefined;
  filter?: FilterOf<z.output<typeof badgeFilter>> | undefined;
  who: Pick<Who, 'acl'>;
  today: string;
}

const { EXPIRED, REQUESTED } = badgeStatuses;

/** The badges that a list, an export or a bulk act is about: only of the types that are open to the user. */
export async function badgesMatching(tx: Tx, { q = '', filter = {}, who, today }: BadgeRequest) {
  const { type, status, centre, department, validToFrom, validToTo } = filter;
  const { isExpiring, isChanged, isUnprinted, isToPrint } = filter;
  const { sewadar, member, attendant, entitlement } = filter;
  const conditions: RawBuilder<SqlBool>[] = [ofOpenTypes(who)];
  const add = (value: unknown, condition: () => RawBuilder<SqlBool>) => {
    if (value !== undefined) conditions.push(condition());
  };
  add(type, () => sql`r.type = any (${valuesOf(type)}::int[])`);
  add(status, () => sql`${statusOn(today)} = any (${valuesOf(status)}::int[])`);
  add(centre, () => sql`r.centre_id = any (${valuesOf(centre)}::uuid[])`);
  add(department, () => sql`lower(r.department) = lower(${department})`);
  add(validToFrom, () => sql`r.valid_to >= ${validToFrom}::date`);
  add(validToTo, () => sql`r.valid_to <= ${validToTo}::date`);
  add(isExpiring, () => sql`${expiresSoon(today)} = ${isExpiring}`);
  add(isChanged, () => sql`${isChangedSincePrint} = ${isChanged}`);
  add(isUnprinted, () => sql`(r.print_count = 0) = ${isUnprinted}`);
  add(isToPrint, () => sql`${awaitsCard(today)} = ${isToPrint}`);
  add(sewadar, () => ofSewadar(sewadar));
  add(member, () => ofMember(member));
  add(attendant, () => sql`r.attendant_id = ${attendant}`);
  add(entitlement, () => sql`r.entitlement_id = ${entitlement}`);
  if (q !== '') conditions.push(await carriedByOrNumbered(tx, q));
  return conditions.reduce((rows, condition) => rows.where(condition), tx.selectFrom('badge as r'));
}

/** By whatever record: as a sewadar, a member, an attendant or by an accepted application. */
function ofSewadar(id: string | undefined): RawBuilder<SqlBool> {
  return sql<SqlBool>`(r.sewadar_id = ${id}
    or r.member_id in (select m.id from oae_member m where m.sewadar_id = ${id})
    or r.attendant_id in (select a.id from oae_attendant a where a.sewadar_id = ${id})
    or r.entitlement_id in (select e.id from badge_entitlement e where e.sewadar_id = ${id}))`;
}

/** The member's own and those of the attendants. */
function ofMember(id: string | undefined): RawBuilder<SqlBool> {
  return sql<SqlBool>`(r.member_id = ${id}
    or r.attendant_id in (select a.id from oae_attendant a where a.member_id = ${id}))`;
}

/** What the user's badge types leave of a table `r` of badges. */
export function ofOpenTypes({ acl }: Pick<Who, 'acl'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`r.type = any (${openBadgeTypes(acl)}::int[])`;
}

/** From the day after its last one a valid badge counts as expired, also before the hourly work has written it. */
function statusOn(today: string): RawBuilder<number> {
  return sql<number>`(case when ${isValidStatus} and r.valid_to < ${today}::date then ${EXPIRED}::int else r.status end)`;
}

export const isValidStatus = sql<SqlBool>`r.status in (${sql.join(validStatuses.map((status) => sql.lit(status)))})`;

/** What Home counts and the list then shows. */
export function expiresSoon(today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isValidStatus} and r.valid_to between ${today}::date and ${today}::date + ${EXPIRING_BADGE_DAYS}::int)`;
}

/** What Home counts, and what a clerk adds to a print with one press. */
export function awaitsCard(today: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isValidStatus} and r.valid_to >= ${today}::date and (r.status = ${REQUESTED} or r.is_renewed))`;
}

/** What a print would show now is not what the last one showed, or the key that signed its code was withdrawn. */
export const isChangedSincePrint = sql<SqlBool>`is_card_outdated(r)`;

const searched: Readonly<Partial<Record<HolderKind, SearchSource>>> = {
  sewadar: { table: 'sewadar' },
  member: { table: 'oae_member' },
  attendant: { table: 'oae_attendant' },
};

/** The ids of people of a kind whom a text means. Attendants have no number; accepted applications no search keys. */
export async function holdersMeant(tx: Tx, kind: HolderKind, text: string): Promise<RawBuilder<string>> {
  if (looksLikeCode(text)) return carrierOf(tx, kind, text);
  const source = searched[kind];
  if (kind === 'attendant') {
    const members = await holdersMeant(tx, 'member', text);
    const attending = sql<string>`select a.id from oae_attendant a where a.member_id in (${members})`;
    if (searchKeysOf(text).digits !== '') return attending;
    const own = await matchingRows(tx, { source: { table: 'oae_attendant' }, text });
    return sql<string>`${own} union ${attending}`;
  }
  if (source) return matchingRows(tx, { source, text });
  const wanted = text.normalize('NFC').toLowerCase();
  return sql<string>`select e.id from badge_entitlement e
    where position(${wanted} in lower(concat_ws(' ', e.name, e.name_latin, e.phone))) > 0`;
}

/** Whoever carries the badge whose card was scanned; nobody, where the code is not genuine. */
async function carrierOf(tx: Tx, kind: HolderKind, text: string): Promise<RawBuilder<string>> {
  const code = readCode(text);
  const isBadge = code?.fields.kind === 'badge' && (await verifySignature(tx, code)) === 'genuine';
  const { type, number } = isBadge ? code.fields : { type: 0, number: 0 };
  return sql<string>`select ${sql.ref(`b.${holderColumns[kind]}`)} from badge b
    where b.type = ${type} and b.number = ${number}`;
}

async function carriedByOrNumbered(tx: Tx, text: string): Promise<RawBuilder<SqlBool>> {
  const [sewadars, members, attendants, entitlements] = await Promise.all([
    holdersMeant(tx, 'sewadar', text),
    holdersMeant(tx, 'member', text),
    holdersMeant(tx, 'attendant', text),
    holdersMeant(tx, 'entitlement', text),
  ]);
  const { digits } = searchKeysOf(text);
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return sql<SqlBool>`(r.number = ${number} or r.sewadar_id in (${sewadars}) or r.member_id in (${members})
    or r.attendant_id in (${attendants}) or r.entitlement_id in (${entitlements}))`;
}
