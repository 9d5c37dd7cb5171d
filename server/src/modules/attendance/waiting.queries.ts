import { sql } from 'kysely';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { countOf } from '../../platform/overview/overview.queries.ts';

/** Sheets of past days that are still open. */
export async function countSheetsToClose(tx: Tx, today: string): Promise<number> {
  return countOf(tx, sql`select from attendance_sheet where on_day < ${today}::date and not is_closed`);
}
