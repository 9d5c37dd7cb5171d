import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { titleOrder } from '../items/title-order.queries.ts';
import { joinItem, lineItemColumns } from '../stock/document.queries.ts';
import type { CountEntry } from './count-entry.rules.ts';

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
    order by i.category, ${titleOrder(sql`i.title`)}, i.id`.execute(tx);
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

/** The entries of these items so far. The caller has locked the sheet. */
export async function listEntries(tx: Tx, count: string, items: readonly string[]): Promise<CountEntry[]> {
  const { rows } = await sql<CountEntry>`
    select n.item_id as item, n.counted, n.counted_by_name as "countedByName"
    from stock_count_line n
    where n.area_id = context_area() and n.count_id = ${count} and n.item_id = any (${items}::uuid[])
      and n.counted is not null`.execute(tx);
  return rows;
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
    insert into stock_count_line as n (area_id, count_id, item_id, centre_id, counted, book, counted_by_name, entered_at)
    select context_area(), ${count}, g.item, ${centre}, g.counted, case when g.counted is not null then g.book end,
      case when g.counted is not null then ${by} end, clock_timestamp()
    from unnest(${lines.map(({ item }) => item)}::uuid[], ${lines.map(({ counted }) => counted)}::int[],
      ${lines.map(({ book }) => book)}::int[]) g (item, counted, book)
    on conflict (area_id, count_id, item_id) do update
      set counted = excluded.counted, book = excluded.book, counted_by_name = excluded.counted_by_name,
        entered_at = excluded.entered_at`.execute(tx);
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

/** Entries that a later one of a posted sheet has replaced correct nothing. The caller has locked the balances. */
export async function dropReplaced(tx: Tx, count: { id: string; location: string }): Promise<void> {
  await sql`
    update stock_count_line n set book = n.counted
    where n.area_id = context_area() and n.count_id = ${count.id} and n.counted <> n.book
      and exists (select from stock_count_line p
        join stock_count c on c.area_id = p.area_id and c.id = p.count_id and c.status = 'posted'
        where p.area_id = n.area_id and p.item_id = n.item_id and c.location_id = ${count.location}
          and p.counted is not null and p.entered_at > n.entered_at
          and not exists (select from stock_document v where v.area_id = c.area_id and v.reverses_id = c.id))`.execute(
    tx,
  );
}

/**
 * What a sheet corrected, or no longer corrects, was wrong in the ledger for the later entries of open sheets, too. The
 * caller has locked the balances.
 */
export async function shiftBooks(
  tx: Tx,
  count: { id: string; location: string; isReversal: boolean },
): Promise<void> {
  await sql`
    update stock_count_line n set book = n.book + ${count.isReversal ? -1 : 1}::int * (p.counted - p.book)
    from stock_count_line p, stock_count c
    where p.area_id = context_area() and p.count_id = ${count.id} and p.counted <> p.book
      and c.area_id = p.area_id and c.location_id = ${count.location} and c.status = 'open' and c.id <> p.count_id
      and n.area_id = p.area_id and n.count_id = c.id and n.item_id = p.item_id
      and n.counted is not null and n.entered_at >= p.entered_at`.execute(tx);
}
