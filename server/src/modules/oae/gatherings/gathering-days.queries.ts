import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** The days on which a centre has gatherings, also those to come, each once. */
export async function listGatheringDays(
  tx: Tx,
  { centre, from, to }: { centre: string; from: string; to: string },
): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`select distinct on_day as day from oae_gathering
    where area_id = context_area() and centre_id = ${centre} and on_day between ${from}::date and ${to}::date
    order by on_day`.execute(tx);
  return rows.map(({ day }) => day);
}
