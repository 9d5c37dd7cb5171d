import { type SalesGroup, salesReport } from '@sewa/contract/bav/reports/sales-report';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { FoundReport, ServedReport } from './serve-report.ts';

/** What the lines `l` are summed up by, and what a sum is called. */
interface Grouping {
  key: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  /** Over time the first day comes first; otherwise what sold best. */
  isTime?: true;
}

const groupings: Readonly<Record<SalesGroup, Grouping>> = {
  day: { key: sql`l.day`, name: sql`to_char(s.key, 'YYYY-MM-DD')`, isTime: true },
  month: { key: sql`date_trunc('month', l.day)::date`, name: sql`to_char(s.key, 'YYYY-MM')`, isTime: true },
  till: {
    key: sql`l.till_id`,
    name: sql`(select t.name || ' (' || t.code || ')' from bav_till t where t.area_id = context_area() and t.id = s.key)`,
  },
  category: {
    key: sql`(select i.category from bav_item i where i.area_id = l.area_id and i.id = l.item_id)`,
    name: sql`s.key::text`,
  },
  item: {
    key: sql`l.item_id`,
    name: sql`(select i.title || ' (' || i.code || ')' from bav_item i where i.area_id = context_area() and i.id = s.key)`,
  },
  centre: {
    key: sql`l.centre_id`,
    name: sql`(select c.name from centre c where c.area_id = context_area() and c.id = s.key)`,
  },
  cashier: {
    key: sql`(select r.cashier_name from bav_receipt r where r.area_id = l.area_id and r.id = l.receipt_id)`,
    name: sql`s.key`,
  },
};

/** Sums by which the others are computed; every row of the report and its last line. */
const sums = sql`
  sum(l.quantity)::int as copies,
  coalesce(sum(l.price::bigint * l.quantity) filter (where l.quantity > 0), 0)::float8 as gross,
  coalesce(sum(l.discount) filter (where l.quantity > 0), 0)::float8 as discount,
  coalesce(-sum(l.amount) filter (where l.quantity < 0), 0)::float8 as returned,
  sum(l.amount)::float8 as net, sum(l.cost)::float8 as cost`;

const columns = ['copies', 'gross', 'discount', 'returned', 'net', 'cost'] as const;
type Sums = Record<(typeof columns)[number], number>;

export const servedSalesReport: ServedReport<typeof salesReport> = { report: salesReport, find: findSales };

async function findSales(
  tx: Tx,
  query: QueryOf<typeof salesReport.read>,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundReport> {
  const { key, name, isTime } = groupings[query.by];
  const grouped = sql`
    select ${key} as key, ${sums} from bav_receipt_line l
    where l.area_id = context_area() and l.day between ${query.from} and ${query.to} ${conditions(query)}
    group by 1`;
  const { rows } = await sql<Sums & { name: string; total: number; all: Sums }>`
    with grouped as materialized (${grouped}),
    whole as (select ${sql.join(columns.map((column) => sql`sum(${sql.ref(column)})::float8 as ${sql.ref(column)}`))} from grouped)
    select ${name} as name, ${sql.join(columns.map((column) => sql`s.${sql.ref(column)}`))},
      (select count(*)::int from grouped) as total, (select to_jsonb(w) from whole w) as all
    from grouped s order by ${isTime ? sql`s.key` : sql`s.net desc, s.key`} limit ${limit} offset ${offset}`.execute(
    tx,
  );
  const [first] = rows;
  return {
    rows: rows.map(({ all: _all, total: _total, ...row }) => ({ name: row.name, ...withMargin(row) })),
    totals: withMargin(first?.all ?? { copies: 0, gross: 0, discount: 0, returned: 0, net: 0, cost: 0 }),
    total: first?.total ?? 0,
  };
}

function conditions({ centre, till, category }: QueryOf<typeof salesReport.read>): RawBuilder<unknown> {
  return sql`
    ${centre === undefined ? sql`` : sql`and l.centre_id = ${centre}`}
    ${till === undefined ? sql`` : sql`and l.till_id = ${till}`}
    ${
      category === undefined
        ? sql``
        : sql`and l.item_id in (select i.id from bav_item i where i.area_id = context_area() and i.category = ${category})`
    }`;
}

function withMargin(row: Sums) {
  const { copies, gross, discount, returned, net, cost } = row;
  const margin = net - cost;
  const marginPercent = net > 0 ? Math.round((100 * margin) / net) : null;
  return { copies, gross, discount, returned, net, cost, margin, marginPercent };
}
