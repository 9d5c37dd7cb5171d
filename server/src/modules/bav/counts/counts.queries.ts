import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { joinItem, lineItemColumns } from '../stock/document.queries.ts';

export interface CountLine {
  item: string;
  title: string;
  titleLatin: string;
  code: string;
  category: number;
  barcode: string;
  number: number;
  onHand: number;
  counted: number | null;
  book: number | null;
  countedByName: string | null;
  cost: number;
}

export async function listLines(tx: Tx, count: string): Promise<CountLine[]> {
  const { rows } = await sql<CountLine>`
    select ${lineItemColumns}, i.barcode, i.number, coalesce(b.quantity, 0) as "onHand", n.counted, n.book,
      n.counted_by_name as "countedByName",
      coalesce(round(b.value::numeric / nullif(b.quantity, 0)), i.cost, 0)::float8 as cost
    from stock_count_line n ${joinItem}
    join stock_count c on c.area_id = n.area_id and c.id = n.count_id
    left join stock_balance b on b.area_id = n.area_id and b.location_id = c.location_id and b.item_id = n.item_id
    where n.area_id = context_area() and n.count_id = ${count}
    order by i.category, lower(i.title), i.id`.execute(tx);
  return rows;
}

/** The sheet of a location: what it has or had, of these categories or marked to be counted. */
export async function fillSheet(
  tx: Tx,
  sheet: {
    id: string;
    centre: string;
    location: string;
    categories: readonly number[];
    isOnlyMarked: boolean;
  },
): Promise<void> {
  const { id, centre, location, categories, isOnlyMarked } = sheet;
  await sql`
    insert into stock_count_line (area_id, count_id, item_id, centre_id)
    select b.area_id, ${id}, b.item_id, ${centre}
    from stock_balance b join bav_item i on i.area_id = b.area_id and i.id = b.item_id
    where b.area_id = context_area() and b.location_id = ${location}
      and (${categories.length} = 0 or i.category = any (${categories}::int[]))
      and (not ${isOnlyMarked} or b.count_me_since is not null)
      and (b.quantity > 0 or i.is_active)`.execute(tx);
}

/** What was counted, beside what the ledger says at this moment: the caller has locked the balances. */
export async function enterCounted(
  tx: Tx,
  entry: {
    count: string;
    centre: string;
    by: string;
    lines: readonly { item: string; counted: number | null; book: number }[];
  },
): Promise<void> {
  const { count, centre, by, lines } = entry;
  await sql`
    insert into stock_count_line as n (area_id, count_id, item_id, centre_id, counted, book, counted_by_name)
    select context_area(), ${count}, g.item, ${centre}, g.counted, case when g.counted is not null then g.book end,
      case when g.counted is not null then ${by} end
    from unnest(${lines.map(({ item }) => item)}::uuid[], ${lines.map(({ counted }) => counted)}::int[],
      ${lines.map(({ book }) => book)}::int[]) g (item, counted, book)
    on conflict (area_id, count_id, item_id) do update
      set counted = excluded.counted, book = excluded.book, counted_by_name = excluded.counted_by_name`.execute(
    tx,
  );
}

/** What was counted no longer asks to be. */
export async function clearMarks(tx: Tx, count: { id: string; location: string }): Promise<void> {
  await sql`
    update stock_balance b set count_me_since = null, count_me_reason = null
    from stock_count_line n
    where n.area_id = context_area() and n.count_id = ${count.id} and n.counted is not null
      and b.area_id = n.area_id and b.location_id = ${count.location} and b.item_id = n.item_id
      and b.count_me_since is not null`.execute(tx);
}
