import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { joinItem, lineItemColumns } from '../stock/document.queries.ts';

export interface PurchaseLine {
  item: string;
  title: string;
  titleLatin: string;
  code: string;
  category: number;
  quantity: number;
  cost: number;
  /** Of a purchase: what went back and was not cancelled. */
  returned: number;
}

export async function listLines(tx: Tx, purchase: string): Promise<PurchaseLine[]> {
  const { rows } = await sql<PurchaseLine>`
    select ${lineItemColumns}, n.quantity, n.cost,
      (select coalesce(sum(b.quantity), 0)::int from stock_purchase r
        join stock_purchase_line b on b.area_id = r.area_id and b.purchase_id = r.id
        where r.area_id = n.area_id and r.purchase_id = n.purchase_id and not r.is_cancelled and b.item_id = n.item_id) as returned
    from stock_purchase_line n ${joinItem}
    where n.area_id = context_area() and n.purchase_id = ${purchase}
    order by n.place`.execute(tx);
  return rows;
}

export async function hasReturns(tx: Tx, purchase: string): Promise<boolean> {
  const { rows } = await sql`select from stock_purchase
    where area_id = context_area() and purchase_id = ${purchase} and not is_cancelled limit 1`.execute(tx);
  return rows.length > 0;
}

export async function listSuppliers(tx: Tx, text: string): Promise<{ name: string }[]> {
  const { rows } = await sql<{ name: string }>`
    select max(supplier) as name from stock_purchase
    where area_id = context_area() and supplier <> '' and position(lower(${text}) in lower(supplier)) > 0
    group by lower(supplier) order by count(*) desc, 1 limit 20`.execute(tx);
  return rows;
}
