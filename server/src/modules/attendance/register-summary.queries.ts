import { percentageOf } from '@sewa/contract/attendance/marks';
import type { attendanceSummary, SummaryRow } from '@sewa/contract/attendance/summary';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { countsOfMarks, inCentre, ofDepartment, ofLivingRecords, sewaDaysBy } from './register.queries.ts';

type Asked = QueryOf<typeof attendanceSummary.read>;
type Counted = Omit<SummaryRow, 'percentage'> & { total: number };

const maxRows = 2_000;

/** Counted by group first: names are looked up for what is shown. */
export async function findSummary(
  tx: Tx,
  asked: Asked,
  offset = 0,
): Promise<{ rows: SummaryRow[]; total: number }> {
  const { rows } = await sql<Counted>`${groups[asked.by](asked)} limit ${maxRows} offset ${offset}`.execute(
    tx,
  );
  return {
    rows: rows.map(({ total: _total, ...row }) => ({ ...row, percentage: percentageOf(row) })),
    total: rows[0]?.total ?? 0,
  };
}

const daysOfPeople = sewaDaysBy(sql`(e.sewadar_id, e.on_day)`);

const groups: Readonly<Record<Asked['by'], (asked: Asked) => RawBuilder<unknown>>> = {
  person: (asked) => sql`
    with counted as (
      select e.sewadar_id, ${countsOfMarks}, ${sewaDaysBy(sql`e.on_day`)} as sewa_days from attendance_entry e where ${inPeriod(asked)} ${ofDepartment(asked)}
      group by e.sewadar_id
    )
    select s.id::text as key, s.name, s.name_latin as "nameLatin", s.number, c.name as "centreName", 1 as people,
      ${shownCounts}, count(*) over ()::int as total
    from counted k
    join sewadar s on s.area_id = context_area() and s.id = k.sewadar_id and s.merged_into is null ${inCentre(asked.centre)}
    join centre c on c.area_id = s.area_id and c.id = s.centre_id
    order by lower(coalesce(nullif(s.name_latin, ''), s.name)), s.id`,
  department: (asked) => sql`
    with counted as (
      select coalesce(min(h.department), '') as department, count(distinct e.sewadar_id)::int as people, ${countsOfMarks}, ${daysOfPeople} as sewa_days
      from attendance_entry e left join attendance_sheet h on h.area_id = e.area_id and h.id = e.sheet_id
      where ${inPeriod(asked)} and ${ofLivingRecords} ${ofDepartment(asked)} ${atCentre(asked)}
      group by lower(h.department)
    )
    select k.department as key, k.department as name, '' as "nameLatin", null as number, '' as "centreName", k.people,
      ${shownCounts}, count(*) over ()::int as total
    from counted k order by k.department = '', lower(k.department)`,
  // Who serves as a guest counts in the own centre and in the other one.
  centre: (asked) => sql`
    with counted as (
      select p.centre_id, count(distinct e.sewadar_id)::int as people, ${countsOfMarks}, ${daysOfPeople} as sewa_days
      from attendance_entry e
      cross join lateral (select e.centre_id union select e.home_centre_id) p (centre_id)
      where ${inPeriod(asked)} and ${ofLivingRecords} ${ofDepartment(asked)}
      group by p.centre_id
    )
    select c.id::text as key, c.name, '' as "nameLatin", null as number, c.name as "centreName", k.people,
      ${shownCounts}, count(*) over ()::int as total
    from counted k
    join centre c on c.area_id = context_area() and c.id = k.centre_id
    where centre_in_scope(c.id) ${asked.centre === undefined ? sql`` : sql`and c.id = ${asked.centre}`}
    order by lower(c.name), c.id`,
};

const shownCounts = sql`k.present, k.late, k.half, k.absent, k.excused, k.sewa_days as "sewaDays"`;

function inPeriod({ from, to }: Asked): RawBuilder<unknown> {
  return sql`e.area_id = context_area() and e.on_day between ${from}::date and ${to}::date`;
}

function atCentre({ centre }: Asked): RawBuilder<unknown> {
  return centre === undefined ? sql`` : sql`and ${centre} in (e.centre_id, e.home_centre_id)`;
}
