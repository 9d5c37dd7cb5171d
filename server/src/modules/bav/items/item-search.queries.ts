import { readBarcode } from '@sewa/contract/bav/barcode';
import type { itemSearch } from '@sewa/contract/bav/item-search';
import type { RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { titleOrder } from './title-order.queries.ts';

type Found = RowOf<typeof itemSearch.find>;

/**
 * Exact codes first, as a scanner sends them: the barcode, the code of the shop's label, or the code of the item. Then the
 * title that was typed whole, and those that begin with it: Enter takes the first.
 */
export async function searchItems(tx: Tx, q: string, location: string | undefined): Promise<Found[]> {
  const text = q.normalize('NFC').toLowerCase();
  // A UPC-A or an ISBN-10 is kept as thirteen digits.
  const code = readBarcode(text) ?? text;
  const words = text.split(/\s+/).filter(Boolean);
  const matches = words.map(
    (word) => sql`position(${word} in lower(concat_ws(' ', i.title, i.title_latin, i.code))) > 0`,
  );
  const isExact = sql`(i.barcode = ${code} or lower(i.code) = ${text}
    or (${code} ~ '^20[0-9]{11}$' and i.number::text = ltrim(substr(${code}, 3, 10), '0')))`;
  // Without a text every title begins with it, and an item without a title in Latin letters would be meant.
  const isWhole = sql`(${text} <> '' and ${text} in (lower(i.title), lower(i.title_latin)))`;
  const begins = sql`(starts_with(lower(i.title), ${text}) or starts_with(lower(i.title_latin), ${text}))`;
  const { rows } = await sql<Found>`
    select i.id as item, i.title, i.title_latin as "titleLatin", i.code, i.category, i.price, i.cost,
      coalesce(b.quantity, 0) as "onHand", ${isExact} as "isExact"
    from bav_item i
    left join stock_balance b on b.area_id = i.area_id and b.location_id = ${location ?? null}::uuid and b.item_id = i.id
    where i.area_id = context_area() and i.is_active
      and (${isExact} ${matches.length === 0 ? sql`or true` : sql`or (${sql.join(matches, sql` and `)})`})
    order by ${isExact} desc, ${isWhole} desc, ${begins} desc, ${titleOrder(sql`i.title`)}, i.id limit 20`.execute(
    tx,
  );
  return rows;
}
