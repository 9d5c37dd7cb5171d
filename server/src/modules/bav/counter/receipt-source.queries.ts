import { right } from '@sewa/contract/kernel/rights/requirement';
import { sql } from 'kysely';
import type { RecordSource } from '../../../platform/search/record-source.ts';

/** The search box finds receipts by their number, as it is scanned or typed; the latest first. */
export const receiptSource: RecordSource = {
  entity: 'bavReceipt',
  requirement: { anyOf: [right('BAV.SALES', 'view'), right('BAV.RETURN', 'view')] },
  find: async (tx, words, { limit }) => {
    const [number = ''] = words;
    // A receipt number has a dash; other words need not be looked for among a million receipts.
    if (words.length !== 1 || !/^[a-z0-9]{1,8}-/.test(number)) return [];
    const text = number.toUpperCase();
    const { rows } = await sql<{
      id: string;
      reference: string;
      total: number;
      tillName: string;
      centreName: string;
      day: string;
    }>`
      select r.id, r.reference, r.day, t.name as "tillName", c.name as "centreName"
      from bav_receipt r
      join bav_till t on t.area_id = r.area_id and t.id = r.till_id
      join centre c on c.area_id = r.area_id and c.id = r.centre_id
      where r.area_id = context_area() and r.reference >= ${text} and r.reference < ${`${text}\u007f`}
      order by r.reference <> ${text}, r.at desc limit ${limit}`.execute(tx);
    return rows.map(({ id, reference, tillName, centreName, day }) => ({
      id,
      title: reference,
      details: [tillName, centreName],
      day,
    }));
  },
};
