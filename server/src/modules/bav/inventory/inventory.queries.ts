import type { inventory, StockItem } from '@sewa/contract/bav/inventory';
import type { QueryOf, RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { ChartCount } from '../../../platform/overview/counted-chart.ts';
import { titleOrder } from '../items/title-order.queries.ts';

type ListQuery = Pick<QueryOf<typeof inventory.list>, 'q' | 'filter' | 'sort'> & {
  group?: string | undefined;
};

/** Asked once for a statement; the bare function is asked for each row that is looked through. */
const area = sql`(select context_area())`;

/**
 * Items with the sum of what the reader's locations, or the chosen ones, have of them; of some items only, where `ids`
 * selects them.
 */
function found(query: Pick<ListQuery, 'q' | 'filter'>, ids?: RawBuilder<unknown>): RawBuilder<unknown> {
  const { filter = {} } = query;
  const locations = valuesOf(filter.location);
  const here = (column: string) =>
    locations.length === 0 ? sql`` : sql`and ${sql.ref(column)} = any (${locations}::uuid[])`;
  const some = (column: string) =>
    ids === undefined ? sql`` : sql`and ${sql.ref(column)} = any (array(${ids}))`;
  const where = allOf([
    ...itemConditions(query),
    ...(filter.isToCount === undefined ? [] : [sql`coalesce(s.is_to_count, false) = ${filter.isToCount}`]),
    ...(filter.isToOrder === undefined ? [] : [sql`${isToOrder} = ${filter.isToOrder}`]),
    ...(filter.state === undefined ? [] : [sql`${state} = any (${valuesOf(filter.state)}::text[])`]),
  ]);
  return sql`
    select i.id, i.version, i.title, i.title_latin as "titleLatin", i.code, i.category, ${state} as state,
      coalesce(s.quantity, 0)::int as "onHand", i.reorder_level as "reorderLevel", coalesce(t.quantity, 0)::int as "inTransit",
      coalesce(s.value, 0)::float8 as value, s.last_sold_day as "lastSoldDay", coalesce(s.is_to_count, false) as "isToCount",
      i.is_active as "isActive"
    from bav_item i
    left join (select b.item_id, sum(b.quantity) as quantity, sum(b.value) as value, max(b.last_sold_day) as last_sold_day,
        bool_or(b.count_me_since is not null) as is_to_count
      from stock_balance b where b.area_id = ${area} ${here('b.location_id')} ${some('b.item_id')} group by b.item_id) s
      on s.item_id = i.id
    left join (select n.item_id, sum(n.quantity) as quantity
      from stock_transfer r join stock_transfer_line n on n.area_id = r.area_id and n.transfer_id = r.id
      where r.area_id = ${area} and r.status = 'inTransit' ${here('r.to_id')} ${some('n.item_id')} group by n.item_id) t
      on t.item_id = i.id
    where i.area_id = ${area} ${some('i.id')} ${where}`;
}

/** What is asked of the item itself. */
function itemConditions({ q = '', filter = {} }: Pick<ListQuery, 'q' | 'filter'>): RawBuilder<unknown>[] {
  const text = q.normalize('NFC').toLowerCase();
  return [
    ...(text === ''
      ? []
      : [sql`position(${text} in lower(concat_ws(' ', i.title, i.title_latin, i.code, i.barcode))) > 0`]),
    ...(filter.category === undefined ? [] : [sql`i.category = any (${valuesOf(filter.category)}::int[])`]),
    ...(filter.isActive === undefined ? [] : [sql`i.is_active = ${filter.isActive}`]),
  ];
}

function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`` : sql`and ${sql.join(conditions, sql` and `)}`;
}

const ofStock: ReadonlySet<string> = new Set(['onHand', 'value', 'lastSoldDay', 'state']);

/** Whether the stock decides which items are on a page. */
function isByStock({ sort, group, filter = {} }: ListQuery): boolean {
  return (
    ofStock.has(sort.replace(/^-/, '')) ||
    ofStock.has(group ?? '') ||
    filter.state !== undefined ||
    filter.isToCount !== undefined ||
    filter.isToOrder !== undefined
  );
}

/** The rule of the contract, as SQL: against the item's level. */
const state = sql`(case when coalesce(s.quantity, 0) = 0 then 'out'
  when s.quantity < coalesce(i.reorder_level, 0) then 'low' else 'enough' end)`;

/** An item without a level that was never in stock here is not missed. */
const isToOrder = sql`(${state} <> 'enough' and (coalesce(i.reorder_level, 0) > 0 or s.item_id is not null))`;

const orders: Readonly<Record<string, RawBuilder<unknown>>> = {
  title: titleOrder(sql`f.title`),
  code: sql`lower(f.code)`,
  onHand: sql`f."onHand"`,
  value: sql`f.value`,
  lastSoldDay: sql`f."lastSoldDay"`,
  category: sql`f.category`,
  state: sql`f.state`,
};

export async function listInventory(
  tx: Tx,
  query: ListQuery & { page: number; size: number },
): Promise<{ rows: StockItem[]; total: number }> {
  const { page, size } = query;
  if (!isByStock(query)) return listByItem(tx, query);
  const { rows } = await sql<StockItem & { total: number }>`
    select f.*, (count(*) over ())::int as total from (${found(query)}) f
    order by ${orderOf(query)} limit ${size} offset ${page * size}`.execute(tx);
  if (rows.length === 0 && page > 0) return { rows: [], total: await countInventory(tx, query) };
  return { rows: rows.map(({ total: _all, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Only the stock of the items on the page is added up. */
async function listByItem(
  tx: Tx,
  query: ListQuery & { page: number; size: number },
): Promise<{ rows: StockItem[]; total: number }> {
  const { page, size } = query;
  const matching = sql`from bav_item i where i.area_id = ${area} ${allOf(itemConditions(query))}`;
  const { rows } = await sql<StockItem>`
    with page as materialized (select f.id from (select i.id, i.title, i.code, i.category ${matching}) f
      order by ${orderOf(query)} limit ${size} offset ${page * size})
    select f.* from (${found(query, sql`select id from page`)}) f order by ${orderOf(query)}`.execute(tx);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${matching}`.execute(tx);
  return { rows, total: counted[0]?.total ?? 0 };
}

async function countInventory(tx: Tx, query: Pick<ListQuery, 'q' | 'filter'>): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${found(query)}) f`.execute(tx);
  return rows[0]?.count ?? 0;
}

const EXPORT_PAGE = 500;

export async function exportInventory(tx: Tx, query: ListQuery, cursor: string | null) {
  const offset = Number(cursor ?? 0);
  const { rows } = await sql<StockItem>`select f.* from (${found(query)}) f
    order by ${orderOf(query)} limit ${EXPORT_PAGE} offset ${offset}`.execute(tx);
  return { rows, next: rows.length < EXPORT_PAGE ? null : String(offset + EXPORT_PAGE) };
}

function orderOf({ sort, group }: ListQuery): RawBuilder<unknown> {
  const field = sort.replace(/^-/, '');
  const column = orders[field] ?? titleOrder(sql`f.title`);
  const grouped = group === undefined ? sql`` : sql`${orders[group] ?? sql`f.id`},`;
  const isDown = sort.startsWith('-');
  // Only a day can be missing; elsewhere the order is that of the index.
  const ends = isDown ? sql`nulls last` : sql`nulls first`;
  const empty = field === 'lastSoldDay' ? ends : sql``;
  return isDown
    ? sql`${grouped} ${column} desc ${empty}, f.id desc`
    : sql`${grouped} ${column} ${empty}, f.id`;
}

type ItemStock = RowOf<typeof inventory.read>;

export async function findItemStock(tx: Tx, id: string): Promise<ItemStock | null> {
  const { rows } = await sql<ItemStock>`
    select f.*, i.price, coalesce((select jsonb_agg(l order by l.quantity desc, l.name) from (
        select l.id as location, l.name || ', ' || c.name as name, l.kind, b.quantity, b.value, b.last_day as "lastDay",
          b.last_sold_day as "lastSoldDay", b.count_me_since as "countMeSince", b.count_me_reason as "countMeReason",
          (select coalesce(sum(n.quantity), 0) from stock_transfer r
            join stock_transfer_line n on n.area_id = r.area_id and n.transfer_id = r.id
            where r.area_id = l.area_id and r.to_id = l.id and r.status = 'inTransit' and n.item_id = i.id) as "inTransit"
        from stock_balance b join stock_location l on l.area_id = b.area_id and l.id = b.location_id
        join centre c on c.area_id = l.area_id and c.id = l.centre_id
        where b.area_id = i.area_id and b.item_id = i.id) l), '[]') as locations
    from (${found({}, sql`select ${id}::uuid`)}) f join bav_item i on i.area_id = ${area} and i.id = f.id`.execute(
    tx,
  );
  return rows[0] ?? null;
}

export async function isItem(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from bav_item where area_id = ${area} and id = ${id}`.execute(tx);
  return rows.length > 0;
}

/** The latest of each location through the index of the ledger, then the latest of those. */
export async function listMovements(
  tx: Tx,
  item: string,
  { location, page, size }: QueryOf<typeof inventory.movements>,
): Promise<RowOf<typeof inventory.movements>> {
  const here = location === undefined ? sql`` : sql`and b.location_id = ${location}`;
  const { rows } = await sql<RowOf<typeof inventory.movements>['rows'][number]>`
    select m.document_id as document, m.seq, m.location_id as location, l.name || ', ' || c.name as "locationName", m.day,
      m.created_at as at, m.kind, d.reference, d.reason, d.made_by_name as "madeByName", m.quantity, m.value::float8 as value,
      m.quantity_after as "quantityAfter",
      exists (select from stock_document x where x.area_id = d.area_id and x.reverses_id = d.id) as "isReversed"
    from (
      select m.* from stock_balance b cross join lateral (
        select * from stock_movement m where m.area_id = b.area_id and m.location_id = b.location_id and m.item_id = b.item_id
        order by m.day desc, m.created_at desc, m.seq desc limit ${(page + 1) * size}) m
      where b.area_id = ${area} and b.item_id = ${item} ${here}
      order by m.day desc, m.created_at desc, m.location_id, m.seq desc
      limit ${size} offset ${page * size}) m
    join stock_document d on d.area_id = m.area_id and d.id = m.document_id
    join stock_location l on l.area_id = m.area_id and l.id = m.location_id
    join centre c on c.area_id = l.area_id and c.id = l.centre_id
    order by m.day desc, m.created_at desc, m.location_id, m.seq desc`.execute(tx);
  const { rows: counted } = await sql<{ total: number }>`
    select coalesce(sum(b.last_seq), 0)::int as total from stock_balance b
    where b.area_id = ${area} and b.item_id = ${item} ${here}`.execute(tx);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function clearMark(
  tx: Tx,
  { location, item }: { location: string; item: string },
): Promise<void> {
  await sql`update stock_balance set count_me_since = null, count_me_reason = null
    where area_id = context_area() and location_id = ${location} and item_id = ${item}`.execute(tx);
}

export async function countLow(tx: Tx): Promise<number> {
  return countInventory(tx, { filter: { isToOrder: true, isActive: true } });
}

export async function countToCount(tx: Tx): Promise<number> {
  return countInventory(tx, { filter: { isToCount: true } });
}

/** Items in use by category and level, of one centre or of all that the reader sees. */
export async function countByCategory(tx: Tx, centre: string | undefined): Promise<ChartCount[]> {
  const { rows: places } = await sql<{ id: string }>`select l.id from stock_location l
    where l.area_id = context_area() and l.centre_id = ${centre ?? null}::uuid`.execute(tx);
  // A centre without a location has nothing of anything.
  const location = centre === undefined ? {} : { location: [...places.map(({ id }) => id), centre] };
  const { rows } = await sql<{ key: string; series: string; count: number }>`
    with items as (${found({ filter: { isActive: true, ...location } })})
    select f.category::text as key, f.state as series, count(*)::int as count from items f group by f.category, f.state
    union all
    select f.category::text, 'value', round(sum(f.value) / 100)::int from items f group by f.category`.execute(
    tx,
  );
  return rows.map((row) => ({ ...row, label: null }));
}
