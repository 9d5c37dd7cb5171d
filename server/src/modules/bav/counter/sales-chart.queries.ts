import { saleCharts } from '@sewa/contract/bav/sales-charts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { ChartCount, ChartPeriod, CountedChart } from '../../../platform/overview/counted-chart.ts';
import { inCentre } from '../../../platform/overview/overview.queries.ts';

/** What was paid for books and other items in each month, less what was paid back, in whole rupees. */
async function salesByMonth(tx: Tx, { from, to, centre }: ChartPeriod): Promise<ChartCount[]> {
  const { rows } = await sql<ChartCount>`
    with sold as (
      select date_trunc('month', l.day)::date as month, l.item_id, sum(l.amount) as amount
      from bav_receipt_line l
      where l.area_id = context_area() and l.day between ${from} and ${to} ${inCentre('l', centre)}
      group by 1, 2
    ), named as (
      select s.month, case when i.category in (2, 3, 4) then i.category::text else 'others' end as series, sum(s.amount) as amount
      from sold s join bav_item i on i.area_id = context_area() and i.id = s.item_id
      group by 1, 2
    )
    select to_char(m, 'YYYY-MM') as key, null as label, v.series, round(coalesce(n.amount, 0) / 100)::int as count
    from generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') m
    cross join (values ('2'), ('3'), ('4'), ('others')) v (series)
    left join named n on n.month = m::date and n.series = v.series
    order by m, v.series`.execute(tx);
  return rows;
}

export const countedSaleCharts: readonly CountedChart[] = [
  { chart: saleCharts.byMonth, count: salesByMonth, week: 'inAll' },
];
