import type { ClientBase, Pool } from 'pg';
import type { HousekeepingStep } from '../housekeeping.ts';
import { only } from './only.ts';

interface Reached {
  p_area: string | null;
  p_entity: string | null;
  p_row: string | null;
}

/** Keeps the months of the change log: see the tables change_part and change_part_record. */
export function changePartSteps(pool: Pool): HousekeepingStep[] {
  return [
    {
      name: 'months of the change log',
      run: async () => {
        const { rows } = await pool.query<{ made: number }>('select keep_change_parts() as made');
        return { made: only(rows).made };
      },
    },
    {
      name: 'records in past months of the change log',
      isLater: true,
      run: async () => {
        // A day later, when whatever began in that month has ended.
        const { rows } = await pool.query<{ name: string }>(
          `select name from change_part where not is_closed and ends < now() - interval '1 day' order by starts`,
        );
        for (const { name } of rows) await closeChangePart(pool, name);
        return { closed: rows.length };
      },
    },
  ];
}

/** In small steps, so that nobody waits for long. One that was interrupted begins again. */
export async function closeChangePart(client: Pool | ClientBase, name: string): Promise<void> {
  let reached: Reached = { p_area: null, p_entity: null, p_row: null };
  do {
    const { rows } = await client.query<Reached>('select * from close_change_part($1, $2, $3, $4)', [
      name,
      reached.p_area,
      reached.p_entity,
      reached.p_row,
    ]);
    reached = only(rows);
  } while (reached.p_area !== null);
}
