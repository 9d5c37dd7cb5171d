import { validStatuses } from '@sewa/contract/badges/enums';
import { type FilterOf, valuesOf } from '@sewa/contract/kernel/resource/paging';
import type { sewadarBadgeTypes, sewadarFilter } from '@sewa/contract/sewadar/sewadars';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { isEmpty } from '../../platform/resource/presence.queries.ts';
import { matchingRows } from '../../platform/search/matching-rows.ts';
import { spellingsOf } from './departments.queries.ts';
import { sewadarSource } from './search-source.queries.ts';
import { servesOn } from './serving.queries.ts';

interface Wish {
  q?: string | undefined;
  filter?: FilterOf<z.output<typeof sewadarFilter>> | undefined;
  today: string;
}

/** The living records that a list, an export, a bulk act or a print is about. */
export async function sewadarsMatching(tx: Tx, { q = '', ...wish }: Wish) {
  const department = wish.filter?.department;
  const departments = department === undefined ? null : await spellingsOf(tx, valuesOf(department));
  const filtered = sewadarsFiltered(tx, { ...wish, departments });
  if (q === '') return filtered;
  const rows = await matchingRows(tx, { source: sewadarSource, text: q });
  return filtered.where(sql<boolean>`r.id in (${rows})`);
}

/** How many that are, where the tally knows it: by nothing but what it is kept by. */
export function sewadarsTallied(tx: Tx, { q = '', filter = {} }: Omit<Wish, 'today'>) {
  const { centre, gender, status, ...others } = filter;
  if (q !== '' || Object.values(others).some((value) => value !== undefined)) return undefined;
  return tx
    .selectFrom('sewadar_tally as t')
    .select(sql<string>`coalesce(sum(t.change), 0)`.as('total'))
    .$if(centre !== undefined, (all) => all.where('t.centre_id', 'in', valuesOf(centre)))
    .$if(gender !== undefined, (all) => all.where('t.gender', 'in', valuesOf(gender)))
    .$if(status !== undefined, (all) => all.where('t.status', 'in', valuesOf(status)));
}

interface ReadWish extends Omit<Wish, 'q'> {
  /** Of the filter, as they are written; null: any. */
  departments: readonly string[] | null;
}

function sewadarsFiltered(tx: Tx, { filter = {}, today, departments }: ReadWish) {
  const { centre, gender, status, bloodGroup, minAge, maxAge } = filter;
  const { joinedFrom, joinedTo, leftFrom, leftTo, empty, filled, badgeType } = filter;
  const optional = optionalFields(today);
  return tx
    .selectFrom('sewadar as r')
    .where('r.merged_into', 'is', null)
    .$if(centre !== undefined, (all) => all.where('r.centre_id', 'in', valuesOf(centre)))
    .$if(gender !== undefined, (all) => all.where('r.gender', 'in', valuesOf(gender)))
    .$if(status !== undefined, (all) => all.where('r.status', 'in', valuesOf(status)))
    .$if(bloodGroup !== undefined, (all) => all.where('r.blood_group', 'in', valuesOf(bloodGroup)))
    .$if(badgeType !== undefined, (all) => all.where(hasBadge(sql`r.id`, valuesOf(badgeType), today)))
    .$call((all) =>
      valuesOf(empty).reduce((rows, field) => rows.where(isEmpty(optional[field], 'empty')), all),
    )
    .$call((all) =>
      valuesOf(filled).reduce((rows, field) => rows.where(isEmpty(optional[field], 'filled')), all),
    )
    .$if(departments !== null, (all) =>
      all.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('sewadar_department as d')
            .select('d.id')
            .whereRef('d.area_id', '=', 'r.area_id')
            .whereRef('d.sewadar_id', '=', 'r.id')
            .where(sql<boolean>`d.department = any (${departments}::text[])`)
            .where(servesOn(today)),
        ),
      ),
    )
    .$if(minAge !== undefined, (all) => all.where('r.birth_date', '<=', yearsBefore(today, minAge ?? 0)))
    .$if(maxAge !== undefined, (all) => all.where('r.birth_date', '>', yearsBefore(today, (maxAge ?? 0) + 1)))
    .$if(joinedFrom !== undefined, (all) => all.where('r.joined_on', '>=', joinedFrom ?? ''))
    .$if(joinedTo !== undefined, (all) => all.where('r.joined_on', '<=', joinedTo ?? ''))
    .$if(leftFrom !== undefined, (all) => all.where('r.left_on', '>=', leftFrom ?? ''))
    .$if(leftTo !== undefined, (all) => all.where('r.left_on', '<=', leftTo ?? ''));
}

const badgeTypeValues: Readonly<Record<(typeof sewadarBadgeTypes)[number], number>> = {
  permanent: 1,
  temporary: 2,
};

/** A valid badge of one of the types, on a day. */
export function hasBadge(
  sewadar: RawBuilder<unknown>,
  types: readonly (typeof sewadarBadgeTypes)[number][],
  today: string,
): RawBuilder<boolean> {
  const values = types.map((type) => badgeTypeValues[type]);
  return sql<boolean>`exists (select from badge b where b.sewadar_id = ${sewadar} and b.type = any (${values}::int[])
    and b.status = any (${validStatuses}::int[]) and b.valid_to >= ${today}::date)`;
}

/** What can be asked for as empty or not. */
function optionalFields(today: string): Readonly<Record<OptionalField, RawBuilder<unknown>>> {
  return {
    phone: sql`r.phone`,
    birthDate: sql`r.birth_date`,
    bloodGroup: sql`r.blood_group`,
    joinedOn: sql`r.joined_on`,
    photo: sql`r.photo_id`,
    departments: sql`(select min(d.department) from sewadar_department d
      where d.area_id = r.area_id and d.sewadar_id = r.id and ${servesOn(today)})`,
  };
}
type OptionalField = Extract<z.output<typeof sewadarFilter>['empty'], string>;

/** The birthday of whoever becomes so old on this day; who is born on 29 February has it on 1 March otherwise. */
function yearsBefore(day: string, years: number): RawBuilder<string> {
  return sql<string>`(${day}::date - make_interval(years => ${years}))::date`;
}
