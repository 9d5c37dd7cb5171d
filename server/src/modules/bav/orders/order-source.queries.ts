import { right } from '@sewa/contract/kernel/rights/requirement';
import { sql } from 'kysely';
import type { RecordSource } from '../../../platform/search/record-source.ts';

/** The search box finds orders by their number and centre. */
export const orderSource: RecordSource = {
  entity: 'stockOrder',
  requirement: right('BAV.ORDER', 'view'),
  find: async (tx, words, { limit }) => {
    const conditions = words.map(
      (word) => sql`position(${word} in lower(concat_ws(' ', r.reference, c.name))) > 0`,
    );
    const { rows } = await sql<{ id: string; reference: string; centre: string; day: string }>`
      select r.id, r.reference, c.name as centre, r.day
      from stock_order r join centre c on c.area_id = r.area_id and c.id = r.centre_id
      where r.area_id = context_area() and ${sql.join(conditions, sql` and `)}
      order by r.day desc, r.id desc limit ${limit}`.execute(tx);
    return rows.map(({ id, reference, centre, day }) => ({ id, title: reference, details: [centre], day }));
  },
};
