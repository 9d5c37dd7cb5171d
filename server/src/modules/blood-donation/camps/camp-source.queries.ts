import { right } from '@sewa/contract/kernel/rights/requirement';
import { sql } from 'kysely';
import type { RecordSource } from '../../../platform/search/record-source.ts';

interface Found {
  id: string;
  title: string;
  details: string[];
  day: string;
}

/** By name, place, centre and number; the latest first. */
export const campSource: RecordSource = {
  entity: 'bloodCamp',
  requirement: right('BLOOD_DONATION.CAMP', 'view'),
  find: async (tx, words, { limit }) => {
    const conditions = words.map(
      (word) => sql`position(${word} in lower(concat_ws(' ', r.name, r.place, c.name, r.number))) > 0`,
    );
    const { rows } = await sql<Found>`
      select r.id, r.name as title, array_remove(array[r.place, c.name], '') as details, r.first_day as day
      from blood_camp r join centre c on c.area_id = r.area_id and c.id = r.centre_id
      where r.area_id = context_area() and ${sql.join(conditions, sql` and `)}
      order by r.first_day desc, r.id limit ${limit}`.execute(tx);
    return rows;
  },
};
