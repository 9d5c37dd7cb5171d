import type { ItemTax, TaxEntry } from '@sewa/contract/bav/tax';
import { newId } from '@sewa/contract/kernel/values/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';

/** What is valid for an item on a day: `hsn` and `rate`, or no row. */
export function taxOn(item: RawBuilder<unknown>, day: string): RawBuilder<unknown> {
  return sql`select t.hsn, t.rate from bav_item_tax t
    where t.area_id = context_area() and t.item_id = ${item} and t.since <= ${day}::date order by t.since desc limit 1`;
}

export async function listTaxes(tx: Tx, item: string): Promise<ItemTax[]> {
  const { rows } = await sql<ItemTax>`select id, since, hsn, rate from bav_item_tax
    where area_id = context_area() and item_id = ${item} order by since desc`.execute(tx);
  return rows;
}

export async function setTax(tx: Tx, item: string, { since, hsn, rate }: TaxEntry): Promise<void> {
  await sql`insert into bav_item_tax (area_id, id, item_id, since, hsn, rate)
    values (context_area(), ${newId()}, ${item}, ${since}, ${hsn}, ${rate})
    on conflict (area_id, item_id, since) do update set hsn = excluded.hsn, rate = excluded.rate`.execute(tx);
}

export async function deleteTax(tx: Tx, item: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from bav_item_tax
    where area_id = context_area() and item_id = ${item} and id = ${id} returning id`.execute(tx);
  return rows.length > 0;
}
