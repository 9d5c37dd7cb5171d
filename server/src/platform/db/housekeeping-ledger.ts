import type { Pool } from 'pg';
import type { HousekeepingLedger } from '../housekeeping.ts';
import { only } from './only.ts';

/** The state of the hourly steps in the database: see the functions of the table housekeeping_step. */
export function openHousekeepingLedger(pool: Pool): HousekeepingLedger {
  return {
    begin: async ({ name, everyHours = 0 }) => {
      const { rows } = await pool.query<{ is_due: boolean; last_cursor: string | null }>(
        'select * from begin_housekeeping($1, make_interval(hours => $2))',
        [name, everyHours],
      );
      const { is_due: isDue, last_cursor: cursor } = only(rows);
      if (!isDue) return null;
      return {
        cursor,
        save: async (reached) => {
          await pool.query('select keep_housekeeping_cursor($1, $2)', [name, reached]);
        },
      };
    },
    succeed: async ({ name }, report) => {
      await pool.query('select end_housekeeping($1, $2, null)', [name, JSON.stringify(report)]);
    },
    fail: async ({ name }, reason) => {
      await pool.query('select end_housekeeping($1, null, $2)', [name, reason]);
    },
  };
}
