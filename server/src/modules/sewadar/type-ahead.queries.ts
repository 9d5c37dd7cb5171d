import type { QueryOf, RowOf } from '@sewa/contract/kernel/calls/endpoint';
import type { typeAhead } from '@sewa/contract/sewadar/type-ahead';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { compileOnce } from '../../platform/db/compile-once.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { searchPeople } from '../../platform/search/search-people.ts';
import { sewadarSource } from './search-source.queries.ts';
import { isSameDepartment, servesOn } from './serving.queries.ts';
import { hasBadge } from './sewadar-filter.queries.ts';

type Search = QueryOf<typeof typeAhead.search>;
type Row = RowOf<typeof typeAhead.search>;

const most = 20;

/** At most 20, best first. */
export async function searchSewadars(tx: Tx, search: Search, today: string): Promise<Row[]> {
  const found = await searchPeople(tx, {
    source: sewadarSource,
    text: search.regex,
    among: among(search, today),
    limit: most,
  });
  return found.length === 0 ? [] : sewadarsInOrder(tx, `{${found.map(({ id }) => id)}}`);
}

function among(
  { centre, gender, status, department, badgeType }: Search,
  today: string,
): RawBuilder<SqlBool> | undefined {
  const ofRow = [
    ...(gender === undefined ? [] : [sql`and s.gender = ${gender}`]),
    ...(status === undefined ? [] : [sql`and s.status = ${status}`]),
  ];
  const conditions = [
    ...(centre === undefined ? [] : [sql`k.centre_id = ${centre}`]),
    ...(ofRow.length === 0
      ? []
      : [sql`exists (select from sewadar s where s.id = k.row_id ${sql.join(ofRow, sql` `)})`]),
    ...(badgeType === undefined ? [] : [hasBadge(sql`k.row_id`, [badgeType], today)]),
    ...(department === undefined
      ? []
      : [
          sql`exists (select from sewadar_department d
            where d.sewadar_id = k.row_id and ${isSameDepartment(sql`d.department`, department)} and ${servesOn(today)})`,
        ]),
  ];
  return conditions.length === 0 ? undefined : sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

// One look-up each, whatever the planner believes: while many rows come in, a walk through the area passes all of them by.
const sewadarsInOrder = compileOnce((db, ids: string) => ({
  compile: () =>
    sql<Row>`
      select s.id, s.number, s.name, s.name_latin as "nameLatin", s.relative_kind as "relativeKind",
        s.relative_name as "relativeName", s.centre_id as centre, c.name as "centreName", s.gender,
        s.birth_date as "birthDate", s.is_birth_estimated as "isBirthEstimated", s.phone, s.status, s.photo_id as photo
      from unnest(${ids}::uuid[]) with ordinality as f (id, place)
      cross join lateral (select * from sewadar where id = f.id limit 1) s
      join centre c on c.id = s.centre_id
      order by f.place`.compile(db),
}));
