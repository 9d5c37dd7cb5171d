import { right } from '@sewa/contract/kernel/rights/requirement';
import { sql } from 'kysely';
import type { RecordSource } from '../../platform/search/record-source.ts';

/** The search box finds letters by number, subject and the other end; the latest first. */
export const letterSource: RecordSource = {
  entity: 'dakLetter',
  requirement: right('SG_MANAGEMENT.DAK', 'view'),
  find: async (tx, words, { limit }) => {
    const conditions = words.map(
      (word) => sql`(r.number::text = ${word} or
        position(${word} in lower(concat_ws(' ', r.reference, r.their_number, r.subject, r.party))) > 0)`,
    );
    const { rows } = await sql<{
      id: string;
      reference: string;
      subject: string;
      party: string;
      centre: string;
      day: string;
    }>`
      select r.id, r.reference, r.subject, r.party, c.name as centre, r.day
      from dak_letter r join centre c on c.area_id = r.area_id and c.id = r.centre_id
      where r.area_id = context_area() and ${sql.join(conditions, sql` and `)}
      order by r.day desc, r.id desc
      limit ${limit}`.execute(tx);
    return rows.map(({ id, reference, subject, party, centre, day }) => ({
      id,
      title: reference === '' ? subject : `${reference} · ${subject}`,
      details: [party, centre],
      day,
    }));
  },
};
