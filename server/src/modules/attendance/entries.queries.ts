import { type EntryWay, hasServed, type Mark, marks, type Presence } from '@sewa/contract/attendance/marks';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import { compileOnce } from '../../platform/db/compile-once.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { ofLivingRecords } from './register.queries.ts';

export interface EntryKey {
  area: string;
  sheet: string;
  /** Of the sheet. */
  centre: string;
  onDay: string;
  sewadar: string;
  /** Of the sewadar. */
  homeCentre: string;
}

export interface StoredEntry extends Presence {
  seenAt: number;
  mark: Mark;
}

export interface EntryChange extends StoredEntry {
  how: EntryWay;
  userName: string;
}

/**
 * Null for the entry that stayed with a merged record, too. Whoever asks has held the sewadar where it is in sight,
 * as a merge does before it moves entries.
 */
export async function lockEntry(tx: Tx, sheet: string, sewadar: string): Promise<StoredEntry | null> {
  const found = await tx
    .selectFrom('attendance_entry as e')
    .select(['e.in_at', 'e.out_at', 'e.stated', 'e.mark', 'e.seen_at'])
    .where('e.sheet_id', '=', sheet)
    .where('e.sewadar_id', '=', sewadar)
    .where(ofLivingRecords)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  const { in_at, out_at, stated, mark, seen_at } = found;
  return { inAt: millis(in_at), outAt: millis(out_at), stated, mark, seenAt: Date.parse(seen_at) };
}

/**
 * A mark by hand, made just now, of somebody in sight, in one statement; whoever asks holds the sheet. False where the sewadar
 * is out of sight, and where an entry was seen later than `latest`.
 */
export async function stateMark(
  tx: Tx,
  { sheet, sewadar }: Pick<EntryKey, 'sheet' | 'sewadar'>,
  { mark, at, latest, userName }: { mark: Mark; at: number; latest: number; userName: string },
): Promise<boolean> {
  const [seenAt, until] = [new Date(at).toISOString(), new Date(latest).toISOString()];
  const made = await upsertStated(tx, newId(), sheet, sewadar, mark, seenAt, until, userName);
  return made.length > 0;
}

const upsertStated = compileOnce(
  (
    db,
    id: string,
    sheet: string,
    sewadar: string,
    mark: string,
    seenAt: string,
    until: string,
    userName: string,
  ) => ({
    compile: () =>
      sql<{ id: string }>`
        insert into attendance_entry as e (area_id, id, centre_id, sheet_id, on_day, sewadar_id, home_centre_id, stated, mark, how, seen_at, user_name)
        select h.area_id, ${id}::uuid, h.centre_id, h.id, h.on_day, s.id, s.centre_id, m.mark, m.mark, 'list', ${seenAt}::timestamptz, ${userName}
          from (select ${mark}::text as mark) m, attendance_sheet h
          join sewadar s on s.area_id = h.area_id and s.id = ${sewadar}::uuid and s.merged_into is null
         where h.area_id = context_area() and h.id = ${sheet}::uuid
           for key share of s
        on conflict on constraint attendance_entry_person do update
          set stated = excluded.stated, mark = excluded.mark, how = excluded.how, user_name = excluded.user_name,
            seen_at = greatest(e.seen_at, excluded.seen_at)
          where e.seen_at <= ${until}::timestamptz
        returning e.id`.compile(db),
  }),
);

/** False when somebody else has made it meanwhile: the constraint lets only one in. */
export async function insertEntry(tx: Tx, key: EntryKey, change: EntryChange): Promise<boolean> {
  const made = await tx
    .insertInto('attendance_entry')
    .values({
      area_id: key.area,
      id: newId(),
      centre_id: key.centre,
      sheet_id: key.sheet,
      on_day: key.onDay,
      sewadar_id: key.sewadar,
      home_centre_id: key.homeCentre,
      ...columnsOf(change),
    })
    .onConflict((known) => known.constraint('attendance_entry_person').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function updateEntry(
  tx: Tx,
  { sheet, sewadar }: Pick<EntryKey, 'sheet' | 'sewadar'>,
  change: EntryChange,
): Promise<void> {
  await tx
    .updateTable('attendance_entry')
    .set(columnsOf(change))
    .where('sheet_id', '=', sheet)
    .where('sewadar_id', '=', sewadar)
    .execute();
}

/** Somebody took the mark back at a moment by the clock of the device. */
export async function takeBack(
  tx: Tx,
  { area, centre, sheet, sewadar }: EntryKey,
  at: number,
): Promise<void> {
  await sql`
    insert into attendance_taken_back (area_id, centre_id, sheet_id, sewadar_id, at)
    values (${area}, ${centre}, ${sheet}, ${sewadar}, ${moment(at)}::timestamptz)
    on conflict (area_id, sheet_id, sewadar_id) do update set at = greatest(attendance_taken_back.at, excluded.at)`.execute(
    tx,
  );
}

/** Null: nobody took a mark back. */
export async function findTakenBack(tx: Tx, sheet: string, sewadar: string): Promise<number | null> {
  const found = await tx
    .selectFrom('attendance_taken_back')
    .select('at')
    .where('sheet_id', '=', sheet)
    .where('sewadar_id', '=', sewadar)
    .executeTakeFirst();
  return found ? Date.parse(found.at) : null;
}

export async function deleteEntry(
  tx: Tx,
  { sheet, sewadar }: Pick<EntryKey, 'sheet' | 'sewadar'>,
): Promise<void> {
  await tx
    .deleteFrom('attendance_entry')
    .where('sheet_id', '=', sheet)
    .where('sewadar_id', '=', sewadar)
    .execute();
}

/** The entries whose mark follows from their times. */
export async function listTimedEntries(tx: Tx, sheet: string) {
  const rows = await tx
    .selectFrom('attendance_entry')
    .select(['id', 'in_at', 'out_at', 'mark'])
    .where('sheet_id', '=', sheet)
    .where('stated', 'is', null)
    .forUpdate()
    .execute();
  return rows.map(({ id, in_at, out_at, mark }) => ({
    id,
    mark,
    inAt: millis(in_at),
    outAt: millis(out_at),
  }));
}

export async function setMark(tx: Tx, ids: readonly string[], mark: Mark): Promise<void> {
  await tx
    .updateTable('attendance_entry')
    .set({ mark })
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute();
}

/**
 * Whoever came and did not check out left at the planned end; how many there were. Their marks count it so already.
 * Whoever was set absent or excused is left out.
 */
export async function leaveAtEnd(
  tx: Tx,
  { sheet, endsAt }: { sheet: string; endsAt: number },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('attendance_entry')
    .set({ out_at: moment(endsAt) })
    .where('sheet_id', '=', sheet)
    .where('in_at', '<', new Date(endsAt).toISOString())
    .where('out_at', 'is', null)
    .where('mark', 'in', marks.filter(hasServed))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

function columnsOf({ inAt, outAt, stated, mark, seenAt, how, userName }: EntryChange) {
  return {
    in_at: moment(inAt),
    out_at: moment(outAt),
    stated,
    mark,
    seen_at: new Date(seenAt).toISOString(),
    how,
    user_name: userName,
  };
}

function millis(at: string | null): number | null {
  return at === null ? null : Date.parse(at);
}

export function moment(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
