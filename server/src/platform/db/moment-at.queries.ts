import { sql } from 'kysely';
import type { Tx } from './kysely-on-client.ts';
import { only } from './only.ts';

/** The moment at which the clocks of a time zone show a day and time. */
export async function momentAt(tx: Tx, wallTime: string, timeZone: string): Promise<Date> {
  const { rows } = await sql<{ at: string }>`
    select ${wallTime}::timestamp at time zone ${timeZone} as at`.execute(tx);
  return new Date(only(rows).at);
}
