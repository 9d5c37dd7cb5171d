import type { IssueKind, SaleIssue } from '@sewa/contract/bav/receipts';
import type { sales } from '@sewa/contract/bav/sales';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { pageOf, sortOf } from '../../../platform/resource/paging.ts';

const columns = sql`
  i.id, i.receipt_id as receipt, r.reference, i.kind,
  case when i.settled_at is null then 'waiting' else 'settled' end as state, r.day,
  (select t.name from bav_till t where t.area_id = r.area_id and t.id = r.till_id) as "tillName",
  (select c.name from centre c where c.area_id = r.area_id and c.id = r.centre_id) as "centreName",
  coalesce(l.title, '') as title,
  coalesce((select b.code from bav_item b where b.area_id = l.area_id and b.id = l.item_id), '') as code,
  i.quantity,
  case when i.kind = 'oversold' then coalesce((select s.quantity from stock_balance s
    join bav_till t on t.area_id = s.area_id and t.location_id = s.location_id
    where s.area_id = i.area_id and t.id = r.till_id and s.item_id = l.item_id), 0) end as "inStock",
  i.note, i.settled_by_name as "settledByName", i.settled_at as "settledAt"`;
const from = sql`bav_sale_issue i
  join bav_receipt r on r.area_id = i.area_id and r.id = i.receipt_id
  left join bav_receipt_line l on l.area_id = i.area_id and l.receipt_id = i.receipt_id and l.place = i.place`;

export async function listIssues(
  tx: Tx,
  { filter = {}, q = '', ...query }: QueryOf<typeof sales.issues>,
): Promise<{ rows: SaleIssue[]; total: number }> {
  const conditions: RawBuilder<SqlBool>[] = [sql`i.area_id = context_area()`];
  const kinds = valuesOf(filter.kind);
  const centres = valuesOf(filter.centre);
  if (filter.state !== undefined)
    conditions.push(sql`(i.settled_at is null) = ${filter.state === 'waiting'}`);
  if (kinds.length > 0) conditions.push(sql`i.kind = any (${kinds})`);
  if (centres.length > 0) conditions.push(sql`i.centre_id = any (${centres}::uuid[])`);
  if (q !== '')
    conditions.push(sql`position(lower(${q}) in lower(concat_ws(' ', r.reference, l.title, i.note))) > 0`);
  const where = sql.join(conditions, sql` and `);
  const { direction } = sortOf(query.sort);
  const { limit, offset } = pageOf(query);
  const [{ rows }, counted] = await Promise.all([
    sql<SaleIssue>`
      select ${columns} from ${from} where ${where}
      order by r.day ${sql.raw(direction)}, i.id limit ${limit} offset ${offset}`.execute(tx),
    sql<{ total: number }>`select count(*)::int as total from ${from} where ${where}`.execute(tx),
  ]);
  return { rows, total: only(counted.rows).total };
}

export async function listIssuesOf(tx: Tx, receipt: string): Promise<SaleIssue[]> {
  const { rows } = await sql<SaleIssue>`
    select ${columns} from ${from}
    where i.area_id = context_area() and i.receipt_id = ${receipt} order by i.id`.execute(tx);
  return rows;
}

export interface NewIssue {
  id: string;
  place: number | null;
  kind: IssueKind;
  quantity: number | null;
}

export async function insertIssues(
  tx: Tx,
  { receipt, centre }: { receipt: string; centre: string },
  issues: readonly NewIssue[],
): Promise<void> {
  if (issues.length === 0) return;
  await sql`
    insert into bav_sale_issue (area_id, id, centre_id, receipt_id, place, kind, quantity)
      select context_area(), n.id, ${centre}, ${receipt}, n.place, n.kind, n.quantity
      from unnest(${issues.map(({ id }) => id)}::uuid[], ${issues.map(({ place }) => place)}::smallint[],
        ${issues.map(({ kind }) => kind)}::text[], ${issues.map(({ quantity }) => quantity)}::int[]) n (id, place, kind, quantity)`.execute(
    tx,
  );
}

export interface OpenIssue {
  id: string;
  kind: IssueKind;
  isSettled: boolean;
  quantity: number | null;
  item: string | null;
  location: string;
  reference: string;
}

/** Locked, so that it is settled once. */
export async function findIssue(tx: Tx, id: string): Promise<OpenIssue | null> {
  const { rows } = await sql<OpenIssue>`
    select i.id, i.kind, i.settled_at is not null as "isSettled", i.quantity, l.item_id as item, t.location_id as location,
      r.reference
    from bav_sale_issue i
    join bav_receipt r on r.area_id = i.area_id and r.id = i.receipt_id
    join bav_till t on t.area_id = r.area_id and t.id = r.till_id
    left join bav_receipt_line l on l.area_id = i.area_id and l.receipt_id = i.receipt_id and l.place = i.place
    where i.area_id = context_area() and i.id = ${id}
    for update of i`.execute(tx);
  return rows[0] ?? null;
}

export async function settleIssue(
  tx: Tx,
  { id, note, byName }: { id: string; note: string; byName: string },
): Promise<void> {
  await sql`
    update bav_sale_issue set settled_at = now(), settled_by_name = ${byName}, note = ${note}
    where area_id = context_area() and id = ${id}`.execute(tx);
}

/** Of a receipt that is cancelled nothing is left to check. */
export async function settleIssuesOf(
  tx: Tx,
  { receipt, note, byName }: { receipt: string; note: string; byName: string },
): Promise<void> {
  await sql`
    update bav_sale_issue set settled_at = now(), settled_by_name = ${byName}, note = ${note}
    where area_id = context_area() and receipt_id = ${receipt} and settled_at is null`.execute(tx);
}

/**
 * Documents by which copies left the stock after the sale. They have the id of their issue; those from before version 0.7
 * have another one, and the reference and the moment of the settlement.
 */
export async function findSettlements(tx: Tx, receipt: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select d.id from bav_sale_issue i
    join bav_receipt r on r.area_id = i.area_id and r.id = i.receipt_id
    join stock_document d on d.area_id = i.area_id and d.kind = 'sale' and d.reference = r.reference and d.id <> r.id
      and d.day between i.settled_at::date - 1 and i.settled_at::date + 1
      and (d.id = i.id or d.created_at = i.settled_at)
    where i.area_id = context_area() and i.receipt_id = ${receipt} and i.kind = 'oversold'`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function countWaitingIssues(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bav_sale_issue where area_id = context_area() and settled_at is null`.execute(
    tx,
  );
  return only(rows).count;
}
