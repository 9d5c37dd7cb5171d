import { hasServed, marks, type Shift } from '@sewa/contract/attendance/marks';
import { newId } from '@sewa/contract/kernel/values/ids';
import { compileOnce } from '../../platform/db/compile-once.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { ofLivingRecords } from './register.queries.ts';

/** What marking needs of a sheet. */
export interface MarkedSheet extends Shift {
  id: string;
  centre: string;
  department: string;
  onDay: string;
  isClosed: boolean;
  maxHours: number | null;
  maxDaysInRow: number | null;
}

export async function findSheet(tx: Tx, id: string): Promise<MarkedSheet | null> {
  const sheet = await sheetRow(tx, id).executeTakeFirst();
  return sheet ? asMarked(sheet) : null;
}

/** Nobody closes it until the mark is saved. */
export async function holdSheet(tx: Tx, id: string): Promise<MarkedSheet | null> {
  const [sheet] = await heldSheet(tx, id);
  return sheet ? asMarked(sheet) : null;
}

const heldSheet = compileOnce((db, id: string) => sheetRow(db, id).forShare());

/** Waits for marks that are being saved. */
export async function lockSheet(tx: Tx, id: string): Promise<MarkedSheet | null> {
  const sheet = await sheetRow(tx, id).forNoKeyUpdate().executeTakeFirst();
  return sheet ? asMarked(sheet) : null;
}

function sheetRow(tx: Tx, id: string) {
  return tx
    .selectFrom('attendance_sheet')
    .select(['id', 'centre_id as centre', 'department', 'on_day as onDay', 'is_closed as isClosed'])
    .select(['starts_at', 'ends_at', 'late_after as lateAfter', 'half_below as halfBelow'])
    .select(({ selectFrom }) =>
      (['max_hours', 'max_days_in_row'] as const).map((limit) =>
        selectFrom('sewa_schedule as k')
          .select(`k.${limit}`)
          .whereRef('k.area_id', '=', 'attendance_sheet.area_id')
          .whereRef('k.id', '=', 'attendance_sheet.schedule_id')
          .as(limit),
      ),
    )
    .where('id', '=', id);
}

type SheetRow = Awaited<ReturnType<ReturnType<typeof sheetRow>['executeTakeFirstOrThrow']>>;

function asMarked({ starts_at, ends_at, max_hours, max_days_in_row, ...sheet }: SheetRow): MarkedSheet {
  return {
    ...sheet,
    startsAt: Date.parse(starts_at),
    endsAt: Date.parse(ends_at),
    maxHours: max_hours,
    maxDaysInRow: max_days_in_row,
  };
}

/** The sheets of these schedules on a day. */
export async function findSheetsOf(tx: Tx, schedules: readonly string[], day: string) {
  if (schedules.length === 0) return [];
  return tx
    .selectFrom('attendance_sheet as h')
    .select(['h.id', 'h.schedule_id as schedule', 'h.is_closed as isClosed'])
    .select(({ selectFrom }) =>
      selectFrom('attendance_entry as e')
        .select(({ fn }) => fn.countAll<string>().as('n'))
        .whereRef('e.area_id', '=', 'h.area_id')
        .whereRef('e.sheet_id', '=', 'h.id')
        .where('e.mark', 'in', marks.filter(hasServed))
        .where(ofLivingRecords)
        .as('came'),
    )
    .where('h.schedule_id', 'in', [...schedules])
    .where('h.on_day', '=', day)
    .execute();
}

/** The sheet of an occurrence, made unless somebody else has; null when it is out of sight. */
export async function ensureSheet(
  tx: Tx,
  sheet: {
    area: string;
    centre: string;
    schedule: string;
    title: string;
    department: string;
    onDay: string;
    startTime: string;
    endTime: string;
    startsAt: number;
    endsAt: number;
    lateAfter: number | null;
    halfBelow: number | null;
    isClosed: boolean;
    closedByName: string;
  },
): Promise<string | null> {
  const id = newId();
  await tx
    .insertInto('attendance_sheet')
    .values({
      area_id: sheet.area,
      id,
      centre_id: sheet.centre,
      schedule_id: sheet.schedule,
      title: sheet.title,
      department: sheet.department,
      on_day: sheet.onDay,
      start_time: sheet.startTime,
      end_time: sheet.endTime,
      starts_at: new Date(sheet.startsAt).toISOString(),
      ends_at: new Date(sheet.endsAt).toISOString(),
      late_after: sheet.lateAfter,
      half_below: sheet.halfBelow,
      is_closed: sheet.isClosed,
      closed_by_name: sheet.closedByName,
    })
    .onConflict((known) => known.constraint('attendance_sheet_occurrence').doNothing())
    .execute();
  const made = await tx
    .selectFrom('attendance_sheet')
    .select('id')
    .where('schedule_id', '=', sheet.schedule)
    .where('on_day', '=', sheet.onDay)
    .executeTakeFirst();
  return made?.id ?? null;
}
