import { readBarcode } from '@sewa/contract/bav/barcode';
import { right } from '@sewa/contract/kernel/rights/requirement';
import { sql } from 'kysely';
import type { RecordSource } from '../../../platform/search/record-source.ts';
import { titleOrder } from './title-order.queries.ts';

/** The search box finds items by title, code, barcode and the number in the shop's own barcode. */
export const itemSource: RecordSource = {
  entity: 'bavItem',
  requirement: right('BAV.SKU', 'view'),
  find: async (tx, words, { limit }) => {
    const conditions = words.map((word) => {
      // A UPC-A or an ISBN-10 is kept as thirteen digits.
      const code = readBarcode(word) ?? word;
      return sql`(lower(i.code) = ${word} or i.barcode = ${code}
        or (${code} ~ '^20[0-9]{11}$' and i.number::text = ltrim(substr(${code}, 3, 10), '0'))
        or position(${word} in lower(concat_ws(' ', i.title, i.title_latin))) > 0)`;
    });
    const { rows } = await sql<{
      id: string;
      title: string;
      titleLatin: string;
      code: string;
      barcode: string;
    }>`
      select i.id, i.title, i.title_latin as "titleLatin", i.code, i.barcode
      from bav_item i
      where i.area_id = context_area() and ${sql.join(conditions, sql` and `)}
      order by not i.is_active, ${titleOrder(sql`i.title`)}, i.id
      limit ${limit}`.execute(tx);
    return rows.map(({ id, title, titleLatin, code, barcode }) => ({
      id,
      title,
      details: [titleLatin, code, barcode].filter((part) => part !== '' && part !== title),
      day: null,
    }));
  },
};
