import { hasServed, type MarkCounts, marks, percentageOf } from '@sewa/contract/attendance/marks';
import { daysInMonth, monthAfter } from '@sewa/contract/attendance/months';
import type { attendanceReports, RegisterRow } from '@sewa/contract/attendance/register';
import type { QueryOf, ReplyOf, RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';
import { isSameDepartment } from '../sewadar/public.ts';
import { FIRST_DAY_CODE, readCells } from './register-cells.rules.ts';

const mostPeople = 2_000;
const mostUnseen = 500;
const mostEntries = 100;
const unseenDays = 42;

/** The marks that count as having served. */
export const servedMarks = sql.join(marks.filter(hasServed).map((mark) => sql.lit(mark)));

/** Without the entries `e` that stayed with a merged record: its person has another one on the sheet. */
export const ofLivingRecords = sql<boolean>`not exists (select from sewadar k
  where k.area_id = e.area_id and k.id = e.sewadar_id and k.merged_into is not null)`;

/** How often each mark was given, of entries `e`. */
export const countsOfMarks = sql`count(*) filter (where e.mark = 'present')::int as present, count(*) filter (where e.mark = 'late')::int as late,
  count(*) filter (where e.mark = 'half')::int as half, count(*) filter (where e.mark = 'absent')::int as absent,
  count(*) filter (where e.mark = 'excused')::int as excused`;

/**
 * Days of sewa of entries `e`: of several on a day the best one counts, and half a sewa is half a day. A whole day is
 * among the whole ones and among those served, half a day only among those served.
 */
export function sewaDaysBy(day: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`((count(distinct ${day}) filter (where e.mark in ('present', 'late'))
    + count(distinct ${day}) filter (where e.mark in (${servedMarks}))) / 2.0)::float8`;
}

/** The letter of an entry `e`, as `markLetters` of the contract has it. */
export const letterOfMark = sql`case e.mark when 'present' then 'P' when 'late' then 'L' when 'half' then 'H' when 'excused' then 'E' else 'A' end`;

type Asked = Omit<QueryOf<typeof attendanceReports.registerFile>, 'format'>;
type Person = Pick<RegisterRow, 'sewadar' | 'number' | 'name' | 'nameLatin' | 'centreName'>;

/** One row for each person, with all entries in one text: no row is sent for a cell. */
export async function findRegister(
  tx: Tx,
  asked: Asked,
  offset = 0,
): Promise<{ rows: RegisterRow[]; total: number }> {
  const firstDay = `${asked.month}-01`;
  const { rows } = await sql<Person & { cells: string; total: number }>`
    with person as (
      select e.sewadar_id, string_agg(chr(${FIRST_DAY_CODE}::int + (e.on_day - ${firstDay}::date)) || ${letterOfMark}, '') as cells
      from attendance_entry e
      where e.area_id = context_area() and e.on_day >= ${firstDay}::date and e.on_day < ${monthAfter(asked.month)}::date
        ${ofDepartment(asked)}
      group by e.sewadar_id
    )
    select s.id as sewadar, s.number, s.name, s.name_latin as "nameLatin", c.name as "centreName", p.cells,
      count(*) over ()::int as total
    from person p
    join sewadar s on s.area_id = context_area() and s.id = p.sewadar_id and s.merged_into is null ${inCentre(asked.centre)}
    join centre c on c.area_id = s.area_id and c.id = s.centre_id
    order by lower(coalesce(nullif(s.name_latin, ''), s.name)), s.id
    limit ${mostPeople} offset ${offset}`.execute(tx);
  const { length } = daysInMonth(asked.month);
  return {
    rows: rows.map(({ cells, total: _total, ...person }) => {
      const { letters, counts, sewaDays } = readCells(cells, length);
      return { ...person, letters, ...counts, sewaDays, percentage: percentageOf(counts) };
    }),
    total: rows[0]?.total ?? 0,
  };
}

type Unseen = RowOf<typeof attendanceReports.unseen>;

export async function listUnseen(
  tx: Tx,
  asked: QueryOf<typeof attendanceReports.unseen>,
  today: string,
): Promise<{ rows: Unseen[]; total: number }> {
  const { rows } = await sql<Unseen & { total: number }>`
    select s.id as sewadar, s.number, s.name, s.name_latin as "nameLatin", s.photo_id as photo, s.phone, c.name as "centreName",
      l.day as "lastSeen", count(*) over ()::int as total
    from (
      select e.sewadar_id, max(e.on_day) as day from attendance_entry e
      where e.area_id = context_area() and e.mark in (${servedMarks})
      group by e.sewadar_id having max(e.on_day) < ${today}::date - ${unseenDays}::int
    ) l
    join sewadar s on s.area_id = context_area() and s.id = l.sewadar_id and s.merged_into is null and s.status = 'active'
      ${inCentre(asked.centre)} ${hasServedIn(asked)}
    join centre c on c.area_id = s.area_id and c.id = s.centre_id
    order by l.day, s.id
    limit ${mostUnseen}`.execute(tx);
  return { rows: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Of a department are those `s` who served in it. Whoever serves elsewhere now was seen: only the last time of all counts. */
function hasServedIn({ department }: { department?: string | undefined }): RawBuilder<unknown> {
  if (department === undefined) return sql``;
  return sql`and exists (select from attendance_entry e
    where e.area_id = s.area_id and e.sewadar_id = s.id and e.mark in (${servedMarks}) ${ofDepartment({ department })})`;
}

type OfSewadar = ReplyOf<typeof attendanceReports.ofSewadar>;

export async function findAttendanceOf(tx: Tx, sewadar: string, today: string): Promise<OfSewadar> {
  const counted = await sql<MarkCounts & { sewaDays: number }>`
    select ${countsOfMarks}, ${sewaDaysBy(sql`e.on_day`)} as "sewaDays" from attendance_entry e
    where e.area_id = context_area() and e.sewadar_id = ${sewadar} and e.on_day > ${today}::date - interval '1 year'`.execute(
    tx,
  );
  const { rows } = await sql<OfSewadar['entries'][number]>`
    select e.sheet_id as sheet, coalesce(h.title, '') as title, e.on_day as "onDay", e.mark, e.in_at as "inAt", e.out_at as "outAt"
    from attendance_entry e
    left join attendance_sheet h on h.area_id = e.area_id and h.id = e.sheet_id
    where e.area_id = context_area() and e.sewadar_id = ${sewadar}
    order by e.on_day desc, e.id
    limit ${mostEntries}`.execute(tx);
  const row = only(counted.rows);
  return { ...row, percentage: percentageOf(row), entries: rows };
}

/** Where the next page of a file begins; null after the last one. */
export function nextOffset(offset: number, shown: number, total: number): string | null {
  return shown > 0 && offset + shown < total ? String(offset + shown) : null;
}

/** The people of a centre, wherever they served. */
export function inCentre(centre: string | undefined): RawBuilder<unknown> {
  return centre === undefined ? sql`` : sql`and s.centre_id = ${centre}`;
}

export function ofDepartment({ department }: { department?: string | undefined }): RawBuilder<unknown> {
  if (department === undefined) return sql``;
  return sql`and exists (select from attendance_sheet h
    where h.area_id = e.area_id and h.id = e.sheet_id and ${isSameDepartment(sql`h.department`, department)})`;
}
