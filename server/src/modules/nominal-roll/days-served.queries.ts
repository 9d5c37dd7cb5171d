import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import type { DaysServed, daysServedReport } from '@sewa/contract/nominal-roll/days-served';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { exportPage, listOf } from '../../platform/resource/list.queries.ts';
import { matchingRows } from '../../platform/search/matching-rows.ts';

type DaysQuery = QueryOf<typeof daysServedReport.list>;

/** The year that is asked for, and today in the zone of the portal. */
interface Year {
  year: number;
  timeZone: string;
  today: string;
}

const order = {
  by: {
    served: sql`d.served`,
    planned: sql`d.planned`,
    rolls: sql`d.rolls`,
    number: sql`s.number`,
    name: sql`lower(coalesce(nullif(s.name_latin, ''), s.name))`,
  },
  id: sql`s.id`,
};

export async function listDaysServed(tx: Tx, query: DaysQuery, year: Year) {
  const { rows, total } = await listOf(await daysOf(tx, query, year), order, query);
  return { rows: rows as DaysServed[], total };
}

export async function exportDaysServed(
  tx: Tx,
  query: DaysQuery,
  { cursor, ...year }: Year & { cursor: string | null },
) {
  const { rows, next } = await exportPage(await daysOf(tx, query, year), order, { sort: query.sort, cursor });
  return { rows: rows as DaysServed[], next };
}

async function daysOf(tx: Tx, { q = '', filter }: DaysQuery, { year, timeZone, today }: Year) {
  const days = sql<{ sewadar_id: string; rolls: number; planned: number; served: number }>`
    roll_days(${year}, ${timeZone}, ${today}::date)`;
  const centres = valuesOf(filter?.centre);
  const found = tx
    .selectFrom(days.as('d'))
    .innerJoin('sewadar as s', 's.id', 'd.sewadar_id')
    .innerJoin('centre as c', (join) =>
      join.onRef('c.area_id', '=', 's.area_id').onRef('c.id', '=', 's.centre_id'),
    )
    .select([
      's.id',
      's.number',
      's.name',
      's.name_latin as nameLatin',
      's.relative_kind as relativeKind',
      's.relative_name as relativeName',
      's.gender',
      's.birth_date as birthDate',
      's.is_birth_estimated as isBirthEstimated',
      's.phone',
      'c.name as centreName',
      's.photo_id as photo',
      'd.rolls',
      'd.planned',
      'd.served',
    ]);
  const here = centres.length === 0 ? found : found.where('s.centre_id', 'in', centres);
  if (q === '') return here;
  const rows = await matchingRows(tx, { source: { table: 'sewadar' }, text: q });
  return here.where(sql<boolean>`s.id in (${rows})`);
}
