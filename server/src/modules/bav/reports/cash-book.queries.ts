import { cashBook } from '@sewa/contract/bav/reports/cash-book';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { FoundReport, ServedReport } from './serve-report.ts';

export function servedCashBook(timeZone: string): ServedReport<typeof cashBook> {
  return { report: cashBook, find: (tx, query, page) => findCashBook(tx, query, { ...page, timeZone }) };
}

const sums = [
  'opening',
  'cashSales',
  'cashRefunds',
  'cashIn',
  'cashOut',
  'expected',
  'counted',
  'difference',
  'upi',
] as const;
type BookRow = Record<(typeof sums)[number], number | null> & {
  shift: string;
  centreName: string;
  note: string;
};

/**
 * The drawers that were open on a day. A shift over midnight stands on both days, each with what happened on it: it
 * begins the second day with what it had at the end of the first, and is counted on the day of its closing.
 */
async function findCashBook(
  tx: Tx,
  { day, centre }: QueryOf<typeof cashBook.read>,
  { limit, offset, timeZone }: { limit: number; offset: number; timeZone: string },
): Promise<FoundReport> {
  const { rows } = await sql<BookRow>`
    with moved as (
      select r.shift_id, r.day, r.cash as amount, r.upi, case when r.kind = 'sale' then 'sale' else 'refund' end as kind
      from bav_receipt r where r.area_id = context_area() and r.day <= ${day}
        and r.shift_id in (select s.id from bav_shift s where s.area_id = context_area() and s.day <= ${day}
          and (s.closed_at is null or s.closed_at >= ${day}::date - 1))
      union all
      select m.shift_id, m.day, m.amount, 0, case when m.amount > 0 then 'in' else 'out' end
      from bav_cash_move m where m.area_id = context_area() and m.day <= ${day}
        and m.shift_id in (select s.id from bav_shift s where s.area_id = context_area() and s.day <= ${day}
          and (s.closed_at is null or s.closed_at >= ${day}::date - 1))
    ), book as (
      select s.id, s.number, s.till_id, s.centre_id, s.note, s.opened_at,
        s.opening_float + coalesce(sum(m.amount) filter (where m.day < ${day}), 0) as opening,
        coalesce(sum(m.amount) filter (where m.day = ${day} and m.kind = 'sale'), 0) as sales,
        coalesce(-sum(m.amount) filter (where m.day = ${day} and m.kind = 'refund'), 0) as refunds,
        coalesce(sum(m.amount) filter (where m.day = ${day} and m.kind = 'in'), 0) as moved_in,
        coalesce(-sum(m.amount) filter (where m.day = ${day} and m.kind = 'out'), 0) as moved_out,
        coalesce(sum(m.upi) filter (where m.day = ${day}), 0) as upi,
        count(m.*) filter (where m.day = ${day}) as events,
        s.day as opened_on, (s.closed_at at time zone ${timeZone})::date as closed_on, s.counted
      from bav_shift s left join moved m on m.shift_id = s.id
      where s.area_id = context_area() and s.day <= ${day} and (s.closed_at is null or s.closed_at >= ${day}::date - 1)
        ${centre === undefined ? sql`` : sql`and s.centre_id = ${centre}`}
      group by s.id, s.area_id
    )
    select t.code || '-' || b.number || ' · ' || t.name as shift,
      (select c.name from centre c where c.area_id = context_area() and c.id = b.centre_id) as "centreName",
      b.opening::float8 as opening, b.sales::float8 as "cashSales", b.refunds::float8 as "cashRefunds",
      b.moved_in::float8 as "cashIn", b.moved_out::float8 as "cashOut",
      (b.opening + b.sales - b.refunds + b.moved_in - b.moved_out)::float8 as expected,
      case when b.closed_on = ${day} then b.counted end::float8 as counted,
      case when b.closed_on = ${day} then b.counted - (b.opening + b.sales - b.refunds + b.moved_in - b.moved_out) end::float8
        as difference,
      b.upi::float8 as upi, case when b.closed_on = ${day} then b.note else '' end as note
    from book b join bav_till t on t.area_id = context_area() and t.id = b.till_id
    where b.opened_on = ${day} or b.events > 0 or b.closed_on >= ${day} or b.closed_on is null
    order by t.code, b.number`.execute(tx);
  const totals = Object.fromEntries(
    sums.map((column) => [column, rows.reduce((sum, row) => sum + (row[column] ?? 0), 0)]),
  );
  return { rows: rows.slice(offset, offset + limit), totals, total: rows.length };
}
