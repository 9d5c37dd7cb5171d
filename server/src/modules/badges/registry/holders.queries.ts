import { type HolderKind, holderKinds } from '@sewa/contract/badges/enums';
import type { PersonLineFields } from '@sewa/contract/people/person-line';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { servesOn } from '../../sewadar/public.ts';

/** Somebody who carries a badge or can be given one. */
export interface Holder extends Omit<PersonLineFields, 'number'> {
  id: string;
  version: number;
  /** Null for those who have no number of their own. */
  number: number | null;
  centre: string;
  department: string;
  /** Of an attendant: the member's name. */
  attends: string;
  /** The badge types that the record entitles to; the days of the record come besides. */
  types: number[];
  ownFrom: string | null;
  ownTo: string | null;
  /** Who it is among the sewadars, where the record says so. */
  sewadar: string | null;
}

/** The column of a badge that names a person of each kind. */
export const holderColumns: Readonly<
  Record<HolderKind, 'sewadar_id' | 'member_id' | 'attendant_id' | 'entitlement_id'>
> = {
  sewadar: 'sewadar_id',
  member: 'member_id',
  attendant: 'attendant_id',
  entitlement: 'entitlement_id',
};

const centreNameOf = (alias: string) =>
  sql`(select c.name from centre c where c.area_id = ${sql.ref(`${alias}.area_id`)} and c.id = ${sql.ref(`${alias}.centre_id`)})`;

/** What tells people apart, of a table with the columns of a person. */
const personOf = (alias: string, photo: RawBuilder<unknown> = sql.ref(`${alias}.photo_id`)) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`${column('id')}, ${column('version')}, ${column('centre_id')} as centre, ${centreNameOf(alias)} as "centreName",
    ${column('name')}, ${column('name_latin')} as "nameLatin", ${column('gender')}, ${column('phone')},
    ${photo} as photo`;
};

const noTypes = sql`'{}'::int[]`;

/** Whether the record names a sewadar who has died or went to another area; null where it names none. */
const hasGone = (alias: string) =>
  sql`has_sewadar_gone(${sql.ref(`${alias}.area_id`)}, ${sql.ref(`${alias}.sewadar_id`)})`;

/** Everybody of a kind, with what the rules of badges look at. */
export const holdersOf: Readonly<Record<HolderKind, RawBuilder<Holder>>> = {
  // The day of the database begins some hours after that of the portal: enough for the department a badge is suggested with.
  sewadar: sql<Holder>`
    select ${personOf('s')}, s.number, s.relative_kind as "relativeKind", s.relative_name as "relativeName",
      s.birth_date as "birthDate", s.is_birth_estimated as "isBirthEstimated", '' as attends,
      coalesce((select d.department from sewadar_department d
        where d.area_id = s.area_id and d.sewadar_id = s.id and ${servesOn(sql`current_date`)}
        order by d.since desc nulls last, d.id limit 1), '') as department,
      case when s.status = 'active' and s.merged_into is null then array[1, 2] else ${noTypes} end as types,
      null::date as "ownFrom", null::date as "ownTo", s.id as sewadar
    from sewadar s`,
  member: sql<Holder>`
    select ${personOf('m')}, m.number, m.relative_kind as "relativeKind", m.relative_name as "relativeName",
      m.birth_date as "birthDate", m.is_birth_estimated as "isBirthEstimated", '' as attends, '' as department,
      case when m.status <> 'active' or ${hasGone('m')} then ${noTypes} when m.is_permanent then array[10] else array[11] end as types,
      m.valid_from as "ownFrom", m.valid_to as "ownTo", m.sewadar_id as sewadar
    from oae_member m`,
  attendant: sql<Holder>`
    select ${personOf('a', sql`attendant_photo(a)`)}, null::int as number, '' as "relativeKind", '' as "relativeName",
      null::date as "birthDate", false as "isBirthEstimated", m.name as attends, '' as department,
      case when m.status <> 'active' or ${hasGone('a')} then ${noTypes} else array[4] end as types,
      m.valid_from as "ownFrom", m.valid_to as "ownTo", a.sewadar_id as sewadar
    from oae_attendant a join oae_member m on m.area_id = a.area_id and m.id = a.member_id`,
  // What an erasure leaves of an entitlement has no name.
  entitlement: sql<Holder>`
    select ${personOf('e')}, null::int as number, e.relative_kind as "relativeKind", e.relative_name as "relativeName",
      e.birth_date as "birthDate", e.is_birth_estimated as "isBirthEstimated", '' as attends, '' as department,
      case when e.name = '—' or ${hasGone('e')} then ${noTypes} else array[e.badge_type::int] end as types,
      e.valid_from as "ownFrom", e.valid_to as "ownTo", e.sewadar_id as sewadar
    from badge_entitlement e`,
};

export async function findHolders(
  tx: Tx,
  kind: HolderKind,
  ids: readonly string[],
): Promise<Map<string, Holder>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Holder>`
    select h.* from (${holdersOf[kind]}) h where h.id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whoever carries these badges, by the id of their record. */
export async function findHoldersOf(
  tx: Tx,
  badges: readonly { holderKind: HolderKind | null; holder: string | null }[],
): Promise<Map<string, Holder>> {
  const found = await Promise.all(
    holderKinds.map((kind) =>
      findHolders(
        tx,
        kind,
        badges.flatMap(({ holderKind, holder }) => (holderKind === kind && holder ? [holder] : [])),
      ),
    ),
  );
  return new Map(found.flatMap((people) => [...people]));
}

/** Of a row `r` of badges: the kind of the record whose person carries it. */
export const holderKindOfRow = sql<HolderKind | null>`case
  when r.sewadar_id is not null then 'sewadar' when r.member_id is not null then 'member'
  when r.attendant_id is not null then 'attendant' when r.entitlement_id is not null then 'entitlement' end`;

const tables = {
  sewadar: 'sewadar',
  member: 'oae_member',
  attendant: 'oae_attendant',
  entitlement: 'badge_entitlement',
} as const satisfies Record<HolderKind, string>;

/** Nobody merges, ends or deletes these records until the end of the transaction. */
export async function holdHolders(tx: Tx, kind: HolderKind, ids: readonly string[]): Promise<void> {
  await sql`select from ${sql.table(tables[kind])} where id = any (${ids}::uuid[]) order by id for share`.execute(
    tx,
  );
}
