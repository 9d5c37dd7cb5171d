import { right } from '@sewa/contract/kernel/rights/requirement';
import { sql } from 'kysely';
import type { RecordSource } from '../../platform/search/record-source.ts';

/** The search box finds rolls by number, destination, department and centre; the latest first. */
export const rollSource: RecordSource = {
  entity: 'nominalRoll',
  requirement: right('NOMINAL_ROLL.ROLL', 'view'),
  find: async (tx, words, { limit }) => {
    const conditions = words.map(
      (word) => sql`(r.number::text = ${word} or
        position(${word} in lower(concat_ws(' ', r.destination, r.department, c.name))) > 0)`,
    );
    const { rows } = await sql<{
      id: string;
      number: number;
      destination: string;
      department: string;
      centre: string;
      day: string;
    }>`
      select r.id, r.number, r.destination, r.department, c.name as centre, r.from_day as day
      from nominal_roll r join centre c on c.area_id = r.area_id and c.id = r.centre_id
      where r.area_id = context_area() and ${sql.join(conditions, sql` and `)}
      order by r.from_day desc, r.id
      limit ${limit}`.execute(tx);
    return rows.map(({ id, number, destination, department, centre, day }) => ({
      id,
      title: `${number} · ${destination}`,
      details: [department, centre],
      day,
    }));
  },
};
