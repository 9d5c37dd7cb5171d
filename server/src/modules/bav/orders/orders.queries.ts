import { orderStatuses } from '@sewa/contract/bav/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { countOf } from '../../../platform/overview/overview.queries.ts';
import { joinItem, lineItemColumns } from '../stock/document.queries.ts';
import { isWaiting } from './orders.resource.ts';

export interface OrderLine {
  item: string;
  title: string;
  titleLatin: string;
  code: string;
  category: number;
  asked: number;
  approved: number | null;
  price: number;
  atStore: number | null;
  atLocation: number | null;
  received: number | null;
}

/** Stock of a place is seen by who sees the place: elsewhere it is null, not zero. */
export async function listLines(tx: Tx, order: string): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    select ${lineItemColumns}, n.asked, n.approved, n.price,
      case when centre_in_scope(o.other_centre_id) then coalesce((select b.quantity from stock_balance b
        where b.area_id = n.area_id and b.location_id = o.store_id and b.item_id = n.item_id), 0) end as "atStore",
      case when centre_in_scope(o.centre_id) then coalesce((select b.quantity from stock_balance b
        where b.area_id = n.area_id and b.location_id = o.location_id and b.item_id = n.item_id), 0) end as "atLocation",
      (select t.received from stock_transfer_line t
        where t.area_id = n.area_id and t.transfer_id = o.transfer_id and t.item_id = n.item_id) as received
    from stock_order_line n ${joinItem}
    join stock_order o on o.area_id = n.area_id and o.id = n.order_id
    where n.area_id = context_area() and n.order_id = ${order} order by n.place`.execute(tx);
  return rows;
}

export async function findPrices(tx: Tx, items: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; price: number }>`
    select id, price from bav_item where area_id = context_area() and is_active and id = any (${items}::uuid[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, price }) => [id, price]));
}

export async function deleteLines(tx: Tx, order: string): Promise<void> {
  await sql`delete from stock_order_line where area_id = context_area() and order_id = ${order}`.execute(tx);
}

export async function setApproved(
  tx: Tx,
  order: string,
  lines: readonly { item: string; approved: number | null }[],
): Promise<void> {
  await sql`update stock_order_line n set approved = g.approved
    from unnest(${lines.map(({ item }) => item)}::uuid[], ${lines.map(({ approved }) => approved)}::int[]) g (item, approved)
    where n.area_id = context_area() and n.order_id = ${order} and n.item_id = g.item`.execute(tx);
}

export function countWaiting(tx: Tx, status: keyof typeof orderStatuses): Promise<number> {
  return countOf(
    tx,
    sql`select from stock_order r where r.status = ${orderStatuses[status]} and ${isWaiting}`,
  );
}

export interface Suggestion {
  item: string;
  title: string;
  titleLatin: string;
  code: string;
  category: number;
  price: number;
  onHand: number;
  reorderLevel: number;
  soldLastYear: number;
  /** Copies that the coming gatherings will take, by what those of the last year took. */
  atGatherings: number;
  /** Copies in transit, and in orders that have not left the store. */
  onItsWay: number;
}

/** For so long an order should last. */
export const WEEKS_AHEAD = 6;

/**
 * Items of which a location has too few: below their level, below what it sold in the same weeks a year ago, or below what
 * the gatherings to come will take. What is on its way or ordered counts as there.
 */
export async function findBelowLevel(
  tx: Tx,
  { location, today, gatherings }: { location: string; today: string; gatherings: readonly string[] },
): Promise<Suggestion[]> {
  const past = gatherings.filter((day) => day < today);
  const ahead = gatherings.length - past.length;
  const { rows } = await sql<Suggestion>`
    select s.* from (
      select i.id as item, i.title, i.title_latin as "titleLatin", i.code, i.category, i.price,
        coalesce(b.quantity, 0) as "onHand", coalesce(i.reorder_level, 0) as "reorderLevel",
        (select coalesce(-sum(m.quantity), 0)::int from stock_movement m
          where m.area_id = i.area_id and m.location_id = ${location} and m.item_id = i.id and m.kind = 'sale'
            and m.day >= ${today}::date - 365 and m.day < ${today}::date - 365 + ${WEEKS_AHEAD * 7}::int) as "soldLastYear",
        (select coalesce(ceil(-sum(m.quantity)::numeric * ${ahead}::int / ${Math.max(past.length, 1)}::int), 0)::int from stock_movement m
          where m.area_id = i.area_id and m.location_id = ${location} and m.item_id = i.id and m.kind = 'sale'
            and m.day = any (${past}::date[])) as "atGatherings",
        (select coalesce(sum(n.quantity), 0)::int from stock_transfer t
          join stock_transfer_line n on n.area_id = t.area_id and n.transfer_id = t.id
          where t.area_id = i.area_id and t.to_id = ${location} and t.status = 'inTransit' and n.item_id = i.id)
        + (select coalesce(sum(coalesce(n.approved, n.asked)), 0)::int from stock_order o
          join stock_order_line n on n.area_id = o.area_id and n.order_id = o.id
          where o.area_id = i.area_id and o.location_id = ${location} and o.status < ${orderStatuses.SUBMITTED}
            and n.item_id = i.id) as "onItsWay"
      from bav_item i
      left join stock_balance b on b.area_id = i.area_id and b.location_id = ${location} and b.item_id = i.id
      where i.area_id = context_area() and i.is_active) s
    where s."onHand" + s."onItsWay" < greatest(s."reorderLevel", s."soldLastYear", s."atGatherings")
    order by s."onHand"::float / greatest(s."reorderLevel", 1), lower(s.title) limit 200`.execute(tx);
  return rows;
}
