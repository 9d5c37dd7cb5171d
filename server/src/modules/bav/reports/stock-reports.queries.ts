import { orderStatuses, purchaseTypes } from '@sewa/contract/bav/enums';
import {
  orderFill,
  purchaseReport,
  slowMovers,
  stockStatement,
} from '@sewa/contract/bav/reports/stock-reports';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { titleOrder } from '../items/title-order.queries.ts';
import type { FoundReport, ServedReport } from './serve-report.ts';

/** The stock at the end of a day: of each item and location the balance after its last movement until then. */
export const servedStatement: ServedReport<typeof stockStatement> = {
  report: stockStatement,
  find: (tx, { day, location }, page) =>
    findPage(tx, page, {
      rows: sql`
        select i.id, i.title, i.code, i.category, s.quantity as "onHand", s.value
        from bav_item i join (
          select b.item_id, sum(m.quantity_after)::int as quantity, sum(m.value_after)::float8 as value
          from stock_balance b join lateral (
            select m.quantity_after, m.value_after from stock_movement m
            where m.area_id = b.area_id and m.location_id = b.location_id and m.item_id = b.item_id and m.day <= ${day}::date
            order by m.day desc, m.seq desc limit 1) m on true
          where b.area_id = context_area() ${at(location, 'b.location_id')} group by b.item_id) s on s.item_id = i.id
        where i.area_id = context_area() and s.quantity > 0`,
      order: sql`f.category, ${titleOrder(sql`f.title`)}, f.id`,
      sums: ['onHand', 'value'],
    }),
};

/** By the days of the bills; without what was cancelled. */
export const servedPurchases: ServedReport<typeof purchaseReport> = {
  report: purchaseReport,
  find: (tx, { from, to, location }, page) => {
    const bought = sql`filter (where p.type = ${purchaseTypes.PURCHASE})`;
    const returned = sql`filter (where p.type = ${purchaseTypes.RETURN})`;
    return findPage(tx, page, {
      rows: sql`
        select case when p.source = 'headOffice' then '' else max(p.supplier) end as supplier,
          count(*) ${bought}::int as bills, coalesce(sum(p.copies) ${bought}, 0)::int as copies,
          coalesce(sum(p.total) ${bought}, 0)::float8 as amount,
          coalesce(sum(p.copies) ${returned}, 0)::int as "copiesBack",
          coalesce(sum(p.total) ${returned}, 0)::float8 as "amountBack"
        from stock_purchase p
        where p.area_id = context_area() and not p.is_cancelled and p.day between ${from}::date and ${to}::date
          ${at(location, 'p.location_id')}
        group by p.source, lower(p.supplier)`,
      order: sql`f.amount desc, f.supplier`,
      sums: ['bills', 'copies', 'amount', 'copiesBack', 'amountBack'],
    });
  },
};

export function servedSlowMovers(today: () => string): ServedReport<typeof slowMovers> {
  return {
    report: slowMovers,
    find: (tx, { days, location }, page) =>
      findPage(tx, page, {
        rows: sql`
          select i.id, i.title, i.code, i.category, s.quantity as "onHand", s.value, s.sold as "lastSold"
          from bav_item i join (
            select b.item_id, sum(b.quantity)::int as quantity, sum(b.value)::float8 as value, max(b.last_sold_day) as sold
            from stock_balance b where b.area_id = context_area() ${at(location, 'b.location_id')} group by b.item_id) s
            on s.item_id = i.id
          where i.area_id = context_area() and s.quantity > 0
            and (s.sold is null or s.sold < ${today()}::date - ${days}::int)`,
        order: sql`f.value desc, f.id`,
        sums: ['onHand', 'value'],
      }),
  };
}

/** Of the orders of a period that were submitted, how much of what was asked for came. */
export const servedOrderFill: ServedReport<typeof orderFill> = {
  report: orderFill,
  find: async (tx, { from, to }, page) => {
    const found = await findPage(tx, page, {
      rows: sql`
        select c.id, c.name as "centreName", count(distinct o.id)::int as orders, sum(n.asked)::int as asked,
          coalesce(sum(t.quantity), 0)::int as sent, coalesce(sum(t.received), 0)::int as received,
          round(100.0 * coalesce(sum(t.quantity), 0) / sum(n.asked))::int as filled
        from stock_order o
        join stock_order_line n on n.area_id = o.area_id and n.order_id = o.id
        join centre c on c.area_id = o.area_id and c.id = o.centre_id
        left join stock_transfer_line t on t.area_id = o.area_id and t.transfer_id = o.transfer_id and t.item_id = n.item_id
        where o.area_id = context_area() and o.status = ${orderStatuses.SUBMITTED}
          and o.day between ${from}::date and ${to}::date
        group by c.id, c.name`,
      order: sql`f.filled, f."centreName"`,
      sums: ['orders', 'asked', 'sent', 'received'],
    });
    const { asked = 0, sent = 0 } = found.totals;
    const filled = asked ? Math.round((100 * (sent ?? 0)) / asked) : null;
    return { ...found, totals: { ...found.totals, filled } };
  },
};

function at(location: string | undefined, column: string): RawBuilder<unknown> {
  return location === undefined ? sql`` : sql`and ${sql.ref(column)} = ${location}`;
}

/** A page of rows `f` with the sums of all of them, from one statement. */
async function findPage(
  tx: Tx,
  { limit, offset }: { limit: number; offset: number },
  {
    rows: all,
    order,
    sums,
  }: { rows: RawBuilder<unknown>; order: RawBuilder<unknown>; sums: readonly string[] },
): Promise<FoundReport> {
  const summed = sql.join(
    sums.map((column) => sql`coalesce(sum(${sql.ref(column)}), 0)::float8 as ${sql.ref(column)}`),
  );
  const { rows } = await sql<Record<string, string | number | null> & { found: Found }>`
    with found as materialized (${all})
    select f.*, (select jsonb_build_object('total', count(*), 'sums', (select to_jsonb(w) from (select ${summed} from found) w))
      from found) as found
    from found f order by ${order} limit ${limit} offset ${offset}`.execute(tx);
  const none = Object.fromEntries(sums.map((column) => [column, 0]));
  return {
    rows: rows.map(({ found: _found, ...row }) => row),
    totals: rows[0]?.found.sums ?? none,
    total: rows[0]?.found.total ?? 0,
  };
}

interface Found {
  total: number;
  sums: Record<string, number>;
}
