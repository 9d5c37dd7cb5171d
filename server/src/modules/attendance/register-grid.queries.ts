import { type GridPerson, type GridSheet, MAX_GRID_PEOPLE } from '@sewa/contract/attendance/month-grid';
import { NO_ENTRY } from '@sewa/contract/attendance/register';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { isExpectedBetween, isSameDepartment } from '../sewadar/public.ts';
import { letterOfMark } from './register.queries.ts';

interface Asked {
  centre: string;
  department: string;
  from: string;
  /** The first day after the month. */
  next: string;
}

const maxSheets = 200;

export async function listGridSheets(
  tx: Tx,
  { centre, department, from, next }: Asked,
): Promise<(GridSheet & { schedule: string | null })[]> {
  const { rows } = await sql<GridSheet & { schedule: string | null }>`
    select h.id, h.schedule_id as schedule, h.on_day as "onDay", h.title, to_char(h.start_time, 'HH24:MI') as "startTime",
      h.starts_at as "startsAt", h.is_closed as "isClosed"
    from attendance_sheet h
    where h.area_id = context_area() and h.centre_id = ${centre} and ${isSameDepartment(sql`h.department`, department)}
      and h.on_day >= ${from}::date and h.on_day < ${next}::date
    order by h.on_day, h.starts_at, h.id
    limit ${maxSheets}`.execute(tx);
  return rows;
}

/** Whoever serves in the department in the month, and whoever else has an entry on one of its sheets; a letter for each sheet. */
export async function listGridPeople(
  tx: Tx,
  { centre, department, from, next }: Asked,
  sheets: readonly string[],
): Promise<{ people: GridPerson[]; total: number }> {
  const { rows } = await sql<
    Omit<GridPerson, 'letters'> & { places: number[]; codes: string; total: number }
  >`
    with marked as (
      select e.sewadar_id, array_agg(h.place::int order by h.place) as places,
        string_agg(${letterOfMark}, '' order by h.place) as codes
      from unnest(${sheets}::uuid[]) with ordinality h (id, place)
      join attendance_entry e on e.area_id = context_area() and e.sheet_id = h.id
      group by e.sewadar_id
    ), asked as (
      select s.id from sewadar_department d join sewadar s on s.area_id = d.area_id and s.id = d.sewadar_id
      where d.area_id = context_area() and d.centre_id = ${centre} and ${isSameDepartment(sql`d.department`, department)}
        and ${isExpectedBetween(from, next)}
      union
      select sewadar_id from marked
    ), person as (
      select s.id, s.number, s.name, s.name_latin, false as is_guest from asked a
      join sewadar s on s.area_id = context_area() and s.id = a.id and s.merged_into is null
      where s.status = 'active' or exists (select from marked m where m.sewadar_id = s.id)
      union all
      select distinct g.id, g.number, g.name, g.name_latin, true
      from unnest(${sheets}::uuid[]) h (id) cross join lateral attendance_guests(h.id) g
    )
    select p.id as sewadar, p.number, p.name, p.name_latin as "nameLatin", p.is_guest as "isGuest",
      coalesce(m.places, '{}') as places, coalesce(m.codes, '') as codes, count(*) over ()::int as total
    from person p left join marked m on m.sewadar_id = p.id
    order by p.is_guest, lower(coalesce(nullif(p.name_latin, ''), p.name)), p.id
    limit ${MAX_GRID_PEOPLE}`.execute(tx);
  const people = rows.map(({ places, codes, total: _total, ...person }) => {
    const letters = Array.from(sheets, () => NO_ENTRY as string);
    for (const [nth, place] of places.entries()) letters[place - 1] = codes.charAt(nth);
    return { ...person, letters: letters.join('') };
  });
  return { people, total: rows[0]?.total ?? 0 };
}
