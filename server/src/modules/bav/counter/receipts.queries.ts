import type { ReceiptKind } from '@sewa/contract/bav/receipt-number';
import type { Condition, Receipt, ReceiptLine, ReceiptRow } from '@sewa/contract/bav/receipts';
import type { sales } from '@sewa/contract/bav/sales';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { pageOf, sortOf } from '../../../platform/resource/paging.ts';
import { taxOn } from '../items/item-tax.queries.ts';
import { listIssuesOf } from './issues.queries.ts';

const isCancelled = sql<boolean>`exists (select from bav_receipt x
  where x.area_id = r.area_id and x.against_id = r.id and x.kind = 'cancel')`;
const returnedCopies = sql`(select coalesce(sum(l.returned), 0) from bav_receipt_line l
  where l.area_id = r.area_id and l.receipt_id = r.id)`;
const state = sql`(case when ${isCancelled} then 'cancelled' when r.kind <> 'sale' then 'refund'
  when ${returnedCopies} = 0 then 'whole' when ${returnedCopies} < r.copies then 'partlyReturned' else 'returned' end)`;
const payment = sql`(case when r.upi = 0 then 'cash' when r.cash = 0 then 'upi' else 'mixed' end)`;
const hasIssues = sql<boolean>`exists (select from bav_sale_issue i
  where i.area_id = r.area_id and i.receipt_id = r.id and i.settled_at is null)`;

const columns = sql`
  r.id, r.reference, r.kind, ${state} as state, r.day, r.at, r.till_id as till,
  (select t.name from bav_till t where t.area_id = r.area_id and t.id = r.till_id) as "tillName",
  (select c.name from centre c where c.area_id = r.area_id and c.id = r.centre_id) as "centreName",
  r.cashier_name as "cashierName", r.copies, r.gross::float8 as gross, r.discount::float8 as discount,
  r.total::float8 as total, r.cash::float8 as cash, r.upi::float8 as upi, ${payment} as payment, ${hasIssues} as "hasIssues"`;

const orders = { at: sql`r.at`, total: sql`r.total`, copies: sql`r.copies` } as const;

type ReceiptQuery = QueryOf<typeof sales.list>;

/** What the filter and the search of a list select, as a condition on a receipt `r`. */
function matching({ filter = {}, q = '' }: Pick<ReceiptQuery, 'filter' | 'q'>): RawBuilder<SqlBool> {
  const all: RawBuilder<SqlBool>[] = [sql`r.area_id = context_area()`];
  const anyOf = (column: RawBuilder<unknown>, values: readonly (string | number)[], type = 'text') => {
    if (values.length > 0) all.push(sql`${column} = any (${values}::${sql.raw(type)}[])`);
  };
  anyOf(sql`r.kind`, valuesOf(filter.kind));
  anyOf(state, valuesOf(filter.state));
  anyOf(sql`r.till_id`, valuesOf(filter.till), 'uuid');
  anyOf(sql`r.centre_id`, valuesOf(filter.centre), 'uuid');
  anyOf(payment, valuesOf(filter.payment));
  if (filter.shift !== undefined) all.push(sql`r.shift_id = ${filter.shift}`);
  if (filter.dayFrom !== undefined) all.push(sql`r.day >= ${filter.dayFrom}`);
  if (filter.dayTo !== undefined) all.push(sql`r.day <= ${filter.dayTo}`);
  if (filter.hasIssues !== undefined) all.push(sql`${hasIssues} = ${filter.hasIssues}`);
  if (filter.item !== undefined) all.push(lineWith(sql`l.item_id = ${filter.item}`));
  const categories = valuesOf(filter.category);
  if (categories.length > 0)
    all.push(
      lineWith(sql`exists (select from bav_item i
        where i.area_id = l.area_id and i.id = l.item_id and i.category = any (${categories}::smallint[]))`),
    );
  if (q !== '') {
    const text = q.normalize('NFC').toLowerCase();
    all.push(sql`(position(${text} in lower(concat_ws(' ', r.reference, r.cashier_name, r.reason))) > 0
      or ${lineWith(sql`position(${text} in lower(l.title)) > 0`)})`);
  }
  return sql.join(all, sql` and `);
}

function lineWith(condition: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql`exists (select from bav_receipt_line l
    where l.area_id = r.area_id and l.receipt_id = r.id and ${condition})`;
}

export async function listReceipts(
  tx: Tx,
  query: ReceiptQuery,
): Promise<{ rows: ReceiptRow[]; total: number }> {
  const where = matching(query);
  const { field, direction } = sortOf(query.sort);
  const { limit, offset } = pageOf(query);
  const [{ rows }, counted] = await Promise.all([
    sql<ReceiptRow>`
      select ${columns} from bav_receipt r where ${where}
      order by ${orders[field]} ${sql.raw(direction)}, r.id ${sql.raw(direction)} limit ${limit} offset ${offset}`.execute(
      tx,
    ),
    sql<{ total: number }>`select count(*)::int as total from bav_receipt r where ${where}`.execute(tx),
  ]);
  return { rows, total: only(counted.rows).total };
}

const EXPORT_PAGE = 500;

/** The latest first; the next page follows the moment and id of the last row. */
export async function exportReceipts(
  tx: Tx,
  query: Pick<ReceiptQuery, 'filter' | 'q'>,
  cursor: string | null,
): Promise<{ rows: ReceiptRow[]; next: string | null }> {
  const [at, id] = cursor === null ? [null, null] : cursor.split(' ');
  const after = at === null ? sql`true` : sql`(r.at, r.id) < (${at}::timestamptz, ${id}::uuid)`;
  const { rows } = await sql<ReceiptRow & { key: string }>`
    select ${columns}, to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key
    from bav_receipt r where ${matching(query)} and ${after}
    order by r.at desc, r.id desc limit ${EXPORT_PAGE}`.execute(tx);
  const last = rows.at(-1);
  return { rows, next: last && rows.length === EXPORT_PAGE ? `${last.key} ${last.id}` : null };
}

interface Stored extends ReceiptRow {
  shift: string;
  tendered: number;
  reason: string;
  lines: ReceiptLine[];
  paidBack: number;
  against: Receipt['against'];
  followers: Receipt['followers'];
}

const related = (alias: string) => {
  const r = sql.ref(alias);
  return sql`jsonb_build_object('id', ${r}.id, 'reference', ${r}.reference, 'kind', ${r}.kind, 'day', ${r}.day, 'total', ${r}.total)`;
};

async function findWhere(tx: Tx, condition: RawBuilder<SqlBool>): Promise<Receipt | null> {
  const { rows } = await sql<Stored>`
    select ${columns}, r.shift_id as shift, r.tendered::float8 as tendered, r.reason,
      (select jsonb_agg(jsonb_build_object('place', l.place, 'item', l.item_id, 'title', l.title, 'code', i.code, 'price', l.price,
          'quantity', l.quantity, 'discount', l.discount, 'amount', l.amount, 'returned', l.returned, 'condition', l.condition,
          'hsn', l.hsn, 'taxRate', l.tax_rate)
          order by l.place)
        from bav_receipt_line l join bav_item i on i.area_id = l.area_id and i.id = l.item_id
        where l.area_id = r.area_id and l.receipt_id = r.id) as lines,
      paid_back_of(r.id)::float8 as "paidBack",
      (select ${related('a')} from bav_receipt a where a.area_id = r.area_id and a.id = r.against_id) as against,
      (select coalesce(jsonb_agg(${related('x')} order by x.at, x.id), '[]') from bav_receipt x
        where x.area_id = r.area_id and x.against_id = r.id) as followers
    from bav_receipt r where r.area_id = context_area() and ${condition}`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  const change = found.kind === 'sale' ? Math.max(found.tendered - found.cash, 0) : 0;
  return { ...found, change, issues: await listIssuesOf(tx, found.id) };
}

export function findReceipt(tx: Tx, id: string): Promise<Receipt | null> {
  return findWhere(tx, sql`r.id = ${id}`);
}

export function findReceiptByNumber(tx: Tx, reference: string): Promise<Receipt | null> {
  return findWhere(tx, sql`r.reference = ${reference}`);
}

export interface NewReceipt {
  id: string;
  centre: string;
  till: string;
  shift: string;
  kind: ReceiptKind;
  number: number;
  reference: string;
  day: string;
  at: string;
  cashier: { userId: string; name: string };
  copies: number;
  gross: number;
  discount: number;
  total: number;
  cash: number;
  upi: number;
  tendered: number;
  reason: string;
  against: string | null;
  /** A digest of what was asked for. */
  asked: string;
}

/**
 * False: its id or its number is there already. Whoever writes the same one at the same moment is waited for, so that a
 * sale that comes twice at once is found by the second.
 */
export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<boolean> {
  const { id, centre, till, shift, kind, number, reference, day, at, cashier, copies, gross } = receipt;
  const { discount, total, cash, upi, tendered, reason, against, asked } = receipt;
  const { rows } = await sql`
    insert into bav_receipt (area_id, id, centre_id, till_id, shift_id, kind, number, reference, day, at, cashier_id, cashier_name,
        copies, gross, discount, total, cash, upi, tendered, reason, against_id, asked)
      values (context_area(), ${id}, ${centre}, ${till}, ${shift}, ${kind}, ${number}, ${reference}, ${day}, ${at},
        ${cashier.userId}, ${cashier.name}, ${copies}, ${gross}, ${discount}, ${total}, ${cash}, ${upi}, ${tendered}, ${reason},
        ${against}, ${asked})
      on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}

export interface NewLine {
  place: number;
  item: string;
  title: string;
  /** Below zero: copies that come back. */
  quantity: number;
  price: number;
  discount: number;
  cost: number;
  condition: Condition | null;
  against: { receipt: string; place: number } | null;
  hsn: string;
  taxRate: number;
}

/** The trigger bav_receipt_line_goes_back counts on the line of the sale what comes back. */
export async function insertLines(
  tx: Tx,
  { id, centre, till, day }: Pick<NewReceipt, 'id' | 'centre' | 'till' | 'day'>,
  lines: readonly NewLine[],
): Promise<void> {
  const of = <V>(value: (line: NewLine) => V) => lines.map(value);
  await sql`
    insert into bav_receipt_line (area_id, receipt_id, place, centre_id, till_id, day, item_id, title, quantity, price, discount, amount,
        cost, condition, against_id, against_place, hsn, tax_rate)
      select context_area(), ${id}, l.place, ${centre}, ${till}, ${day}, l.item, l.title, l.quantity, l.price, l.discount,
        l.price::bigint * l.quantity - l.discount, l.cost, l.condition, l.against, l.against_place,
        l.hsn, l.tax_rate
      from unnest(${of((line) => line.place)}::smallint[], ${of((line) => line.item)}::uuid[], ${of((line) => line.title)}::text[],
        ${of((line) => line.quantity)}::int[], ${of((line) => line.price)}::int[], ${of((line) => line.discount)}::bigint[],
        ${of((line) => line.cost)}::bigint[], ${of((line) => line.condition)}::text[],
        ${of((line) => line.against?.receipt ?? null)}::uuid[], ${of((line) => line.against?.place ?? null)}::smallint[],
        ${of((line) => line.hsn)}::text[], ${of((line) => line.taxRate)}::smallint[])
        l (place, item, title, quantity, price, discount, cost, condition, against, against_place, hsn, tax_rate)`.execute(
    tx,
  );
}

export async function findAsked(tx: Tx, id: string): Promise<{ reference: string; asked: string } | null> {
  const { rows } = await sql<{ reference: string; asked: string }>`
    select reference, asked from bav_receipt where area_id = context_area() and id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** The next return or cancellation of a shift; the shift is locked. */
export async function nextNumber(tx: Tx, shift: string, kind: ReceiptKind): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select coalesce(max(number), 0) + 1 as number from bav_receipt
    where area_id = context_area() and shift_id = ${shift} and kind = ${kind}`.execute(tx);
  return only(rows).number;
}

/** Whoever returns or cancels the same receipt waits until this transaction has ended. */
export async function lockReceipt(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('bav_receipt/' || ${id}, 0))`.execute(tx);
}

/** What the copies of each line cost, by place. */
export async function findCosts(tx: Tx, receipt: string): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ place: number; cost: number }>`
    select place, cost::float8 as cost from bav_receipt_line
    where area_id = context_area() and receipt_id = ${receipt}`.execute(tx);
  return new Map(rows.map(({ place, cost }) => [place, cost]));
}

export interface SoldItem {
  id: string;
  title: string;
  price: number;
  cost: number | null;
  hsn: string;
  taxRate: number;
}

/** With the tax of the day of the sale. */
export async function findSoldItems(
  tx: Tx,
  ids: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, SoldItem>> {
  const { rows } = await sql<SoldItem>`
    select i.id, i.title, i.price, i.cost, coalesce(x.hsn, '') as hsn, coalesce(x.rate, 0) as "taxRate"
    from bav_item i left join lateral (${taxOn(sql`i.id`, day)}) x on true
    where i.area_id = context_area() and i.id = any (${ids}::uuid[])`.execute(tx);
  return new Map(rows.map((item) => [item.id, item]));
}
