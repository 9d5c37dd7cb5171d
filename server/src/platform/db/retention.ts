import type { Pool } from 'pg';
import type { HousekeepingStep } from '../housekeeping.ts';
import { only } from './only.ts';

/** What is kept for a time only; how long, docs/operations.md says. */
export function retentionSteps(pool: Pool): HousekeepingStep[] {
  return [
    {
      name: 'decided account requests',
      run: async () => ({ deleted: await untilNone('forget_old_requests') }),
    },
    {
      name: 'counts of compared identity numbers',
      run: async () => ({ deleted: await count('select forget_old_lookups() as count') }),
    },
    {
      name: 'network addresses of old sign-ins',
      run: async ({ cursor, save }) => {
        let removed = 0;
        let reached = cursor ?? '0';
        for (;;) {
          const { rows } = await pool.query<{ last_id: string; looked: number; changed: number }>(
            'select * from forget_old_addresses($1)',
            [reached],
          );
          const part = only(rows);
          removed += part.changed;
          if (part.looked === 0) return { removed };
          reached = part.last_id;
          await save(reached);
        }
      },
    },
  ];

  async function count(statement: string): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(statement);
    return only(rows).count;
  }

  /** In batches, so that no lock is held for long. */
  async function untilNone(name: 'forget_old_requests'): Promise<number> {
    let sum = 0;
    for (;;) {
      const done = await count(`select ${name}() as count`);
      if (done === 0) return sum;
      sum += done;
    }
  }
}
