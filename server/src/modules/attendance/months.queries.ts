import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';

const keyOfMonth = (day: string) =>
  sql`hashtextextended(concat_ws(' ', 'attendance month', context_area(), date_trunc('month', ${day}::date)::date), 0)`;

/** Nobody closes the month of this day until the sheet is saved. */
export async function holdMonth(tx: Tx, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${keyOfMonth(day)})`.execute(tx);
}

/** Waits for sheets that are being saved. */
export async function lockMonth(tx: Tx, day: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOfMonth(day)})`.execute(tx);
}

export async function isMonthClosed(tx: Tx, day: string): Promise<boolean> {
  const found = await tx
    .selectFrom('attendance_month')
    .select('id')
    .where('month', '=', sql<string>`date_trunc('month', ${day}::date)::date`)
    .executeTakeFirst();
  return found !== undefined;
}

/** The last night of a month ends in the next one. */
export async function hasRunningSheet(tx: Tx, { from, to }: { from: string; to: string }): Promise<boolean> {
  const found = await tx
    .selectFrom('attendance_sheet')
    .select('id')
    .where('on_day', '>=', from)
    .where('on_day', '<', to)
    .where('ends_at', '>', sql<string>`now()`)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertMonth(
  tx: Tx,
  { area, month, userName }: { area: string; month: string; userName: string },
): Promise<void> {
  await tx
    .insertInto('attendance_month')
    .values({ area_id: area, id: newId(), month, closed_by_name: userName })
    .onConflict((known) => known.constraint('attendance_month_once').doNothing())
    .execute();
}

export async function listClosedMonths(tx: Tx) {
  return tx
    .selectFrom('attendance_month')
    .select(sql<string>`to_char(month, 'YYYY-MM')`.as('month'))
    .select(['closed_by_name as closedByName', 'closed_at as closedAt'])
    .orderBy('month', 'desc')
    .limit(120)
    .execute();
}
