import { storeBarcode } from '@sewa/contract/bav/barcode';
import type { CounterItem } from '@sewa/contract/bav/basket';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { taxOn } from '../items/item-tax.queries.ts';
import { titleOrder } from '../items/title-order.queries.ts';

/** All items that are sold, with what the counter's location has of them; null: no such counter in sight. */
export async function findCatalogue(tx: Tx, till: string, today: string): Promise<CounterItem[] | null> {
  const found = await sql<{ location: string }>`
    select location_id as location from bav_till where area_id = context_area() and id = ${till}`.execute(tx);
  const [place] = found.rows;
  if (!place) return null;
  const { rows } = await sql<Omit<CounterItem, 'scanCode'> & { barcode: string }>`
    select i.id, i.code, i.barcode, i.number, i.title, i.title_latin as "titleLatin", i.category, i.price,
      i.reorder_level as "reorderLevel", coalesce(b.quantity, 0) as stock, i.language, i.edition_of as "editionOf",
      i.photo_id as photo, coalesce(x.hsn, '') as hsn, coalesce(x.rate, 0) as "taxRate"
    from bav_item i
    left join lateral (${taxOn(sql`i.id`, today)}) x on true
    left join stock_balance b on b.area_id = i.area_id and b.item_id = i.id and b.location_id = ${place.location}
    where i.area_id = context_area() and i.is_active
    order by ${titleOrder(sql`i.title`)}, i.id`.execute(tx);
  return rows.map(({ barcode, ...item }) => ({
    ...item,
    scanCode: barcode === '' ? storeBarcode(item.number) : barcode,
  }));
}
