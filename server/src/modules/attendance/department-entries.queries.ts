import type { Mark } from '@sewa/contract/attendance/marks';
import type { Closing } from '@sewa/contract/attendance/undo-closing';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { only } from '../../platform/db/only.ts';
import { isExpectedOn, isSameDepartment } from '../sewadar/public.ts';
import { moment } from './entries.queries.ts';

/** For everybody of the department of a sheet who has no entry yet, and of whom no mark was taken back after `latest`; the entries that were made. */
export async function insertRest(
  tx: Tx,
  { sheet, latest, ...rest }: { sheet: string; mark: Mark; seenAt: number; latest: number; userName: string },
): Promise<string[]> {
  const isTakenBack = sql`exists (select from attendance_taken_back t where t.area_id = h.area_id and t.sheet_id = h.id
    and t.sewadar_id = s.id and t.at > ${moment(latest)}::timestamptz)`;
  return insertForDepartment(tx, { ...rest, of: sql`h.id = ${sheet} and not ${isTakenBack}` });
}

/** Removes those of the entries that nobody has touched since they were made: each change raises the version. */
export async function removeUntouched(
  tx: Tx,
  sheet: string,
  entries: readonly string[],
): Promise<{ removed: number; stayed: number }> {
  const { numAffectedRows } = await sql`
    delete from attendance_entry e
     where e.area_id = context_area() and e.sheet_id = ${sheet} and e.id = any (${entries}::uuid[])
       and e.version = 1 and e.in_at is null`.execute(tx);
  const { rows } = await sql<{ stayed: number }>`
    select count(*)::int as stayed from attendance_entry e
     where e.area_id = context_area() and e.sheet_id = ${sheet} and e.id = any (${entries}::uuid[])`.execute(
    tx,
  );
  return { removed: Number(numAffectedRows ?? 0n), ...only(rows) };
}

/** One sheet, by hand. What it made is noted, so that it can be undone. */
export async function closeSheet(
  tx: Tx,
  { sheet, by, userName }: { sheet: string; by: string; userName: string },
): Promise<void> {
  const of = sql`h.id = ${sheet}`;
  await holdOpenSheets(tx, of);
  const made = JSON.stringify({ by, entries: await insertForDepartment(tx, absencesOf({ of, userName })) });
  await setClosed(tx, {
    of,
    userName,
    // Each change of a row raises its version by one.
    undo: sql`${made}::jsonb || jsonb_build_object('at', now(), 'version', h.version + 1)`,
  });
}

/** Those of a month; how many there were. */
export async function closeSheetsBetween(
  tx: Tx,
  { from, to, userName }: { from: string; to: string; userName: string },
): Promise<number> {
  const of = sql`h.on_day >= ${from}::date and h.on_day < ${to}::date`;
  await holdOpenSheets(tx, of);
  await holdUnmarked(tx, of);
  await newEntries(absencesOf({ of, userName })).execute(tx);
  return setClosed(tx, { of, userName, undo: sql`null` });
}

/** Waits for marks that are being saved, before it looks for those without one. */
async function holdOpenSheets(tx: Tx, of: RawBuilder<unknown>): Promise<void> {
  await sql`
    select from attendance_sheet h where h.area_id = context_area() and not h.is_closed and ${of}
    order by h.id for no key update`.execute(tx);
}

/** Whoever was not marked on a sheet that was used is absent; a sheet without any entry makes nobody absent. */
function absencesOf({ of, userName }: { of: RawBuilder<unknown>; userName: string }): NewEntries {
  return {
    mark: 'absent',
    seenAt: Date.now(),
    userName,
    of: sql`${of} and exists (select from attendance_entry o where o.area_id = h.area_id and o.sheet_id = h.id)`,
  };
}

async function setClosed(
  tx: Tx,
  { of, userName, undo }: { of: RawBuilder<unknown>; userName: string; undo: RawBuilder<unknown> },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update attendance_sheet h set is_closed = true, closed_at = now(), closed_by_name = ${userName}, undo = ${undo}
     where h.area_id = context_area() and not h.is_closed and ${of}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

interface NewEntries {
  mark: Mark;
  seenAt: number;
  userName: string;
  of: RawBuilder<unknown>;
}

/** The entries that were made. */
async function insertForDepartment(tx: Tx, entries: NewEntries): Promise<string[]> {
  await holdUnmarked(tx, entries.of);
  const { rows } = await sql<{ id: string }>`${newEntries(entries)} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** For whoever is expected on these open sheets `h` and has no entry. */
function newEntries({ mark, seenAt, userName, of }: NewEntries): RawBuilder<unknown> {
  return sql`
    insert into attendance_entry (area_id, id, centre_id, sheet_id, on_day, sewadar_id, home_centre_id, stated, mark, how, seen_at, user_name)
    select h.area_id, gen_random_uuid(), h.centre_id, h.id, h.on_day, s.id, s.centre_id, ${mark}, ${mark}, 'list', ${moment(seenAt)}::timestamptz, ${userName}
      ${expectedOn(of)}
    on conflict on constraint attendance_entry_person do nothing`;
}

/**
 * Waits for merges of those who have no entry yet, in the order in which a merge locks its records, and lets none begin. A
 * statement of its own: the next one sees what a merge has moved.
 */
async function holdUnmarked(tx: Tx, of: RawBuilder<unknown>): Promise<void> {
  await sql`
    select count(*) from (
      select from sewadar p where p.area_id = context_area() and p.id in (
        select s.id ${expectedOn(of)} and not exists (select from attendance_entry e
          where e.area_id = h.area_id and e.sheet_id = h.id and e.sewadar_id = s.id))
      order by p.id for key share) held`.execute(tx);
}

/** The sewadars `s` who are expected on open sheets `h`. */
function expectedOn(of: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from attendance_sheet h
    join sewadar_department d on d.area_id = h.area_id and d.centre_id = h.centre_id
      and ${isSameDepartment(sql`d.department`, sql`h.department`)}
    join sewadar s on s.area_id = d.area_id and s.id = d.sewadar_id and s.centre_id = h.centre_id
      and s.status = 'active' and s.merged_into is null and ${isExpectedOn(sql`h.on_day`)}
    where h.area_id = context_area() and not h.is_closed and ${of}`;
}

interface LockedClosing {
  isClosed: boolean;
  version: number;
  undo: (Closing & { entries: string[] }) | null;
  /** Only a closed sheet is corrected, and a corrected one is not reopened: the time of a correction does not matter. */
  isCorrected: boolean;
}

export async function lockClosing(tx: Tx, sheet: string): Promise<LockedClosing | null> {
  const { rows } = await sql<LockedClosing>`
    select h.is_closed as "isClosed", h.version, h.undo,
      exists (select from attendance_correction k where k.area_id = h.area_id and k.sheet_id = h.id) as "isCorrected"
    from attendance_sheet h where h.area_id = context_area() and h.id = ${sheet}
    for no key update of h`.execute(tx);
  return rows[0] ?? null;
}

/** Open as before; the absences that closing made go, whatever else was entered stays. */
export async function reopenSheet(tx: Tx, sheet: string, entries: readonly string[]): Promise<void> {
  await sql`
    delete from attendance_entry e
     where e.area_id = context_area() and e.sheet_id = ${sheet} and e.id = any (${entries}::uuid[])
       and e.stated = 'absent' and e.in_at is null`.execute(tx);
  await sql`
    update attendance_sheet h set is_closed = false, closed_at = null, closed_by_name = '', undo = null
     where h.area_id = context_area() and h.id = ${sheet}`.execute(tx);
}
