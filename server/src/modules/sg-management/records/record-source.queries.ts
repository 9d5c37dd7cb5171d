import { right } from '@sewa/contract/kernel/rights/requirement';
import { sql } from 'kysely';
import type { RecordSource } from '../../../platform/search/record-source.ts';

interface Found {
  id: string;
  title: string;
  vendor: string;
  centre: string;
  day: string | null;
}

/** The search box finds records by number, title and vendor; the latest first. */
export const sgRecordSource: RecordSource = {
  entity: 'sgRecord',
  requirement: right('SG_MANAGEMENT.RECORD', 'view'),
  find: async (tx, words, { limit }) => {
    const conditions = words.map(
      (word) =>
        sql`(r.number::text = ${word} or position(${word} in lower(concat_ws(' ', r.title, r.vendor, c.name))) > 0)`,
    );
    const { rows } = await sql<Found>`
      select r.id, r.number || ' · ' || r.title as title, r.vendor, c.name as centre, r.due_day as day
      from sg_record r join centre c on c.area_id = r.area_id and c.id = r.centre_id
      where r.area_id = context_area() and ${sql.join(conditions, sql` and `)}
      order by r.number desc limit ${limit}`.execute(tx);
    return rows.map(({ id, title, vendor, centre, day }) => ({
      id,
      title,
      details: [vendor, centre].filter(Boolean),
      day,
    }));
  },
};

/** And satsang ghars by their name, address or centre. */
export const premisesSource: RecordSource = {
  entity: 'premises',
  requirement: right('SG_MANAGEMENT.RECORD', 'view'),
  find: async (tx, words, { limit }) => {
    const conditions = words.map(
      (word) => sql`position(${word} in lower(concat_ws(' ', r.name, r.address, c.name))) > 0`,
    );
    const { rows } = await sql<{ id: string; title: string; centre: string }>`
      select r.id, r.name as title, c.name as centre
      from sg_premises r join centre c on c.area_id = r.area_id and c.id = r.centre_id
      where r.area_id = context_area() and ${sql.join(conditions, sql` and `)}
      order by r.name, r.id limit ${limit}`.execute(tx);
    return rows.map(({ id, title, centre }) => ({ id, title, details: [centre], day: null }));
  },
};
