import type { CashCount } from '@sewa/contract/bav/cash-count';
import type { CashMove, CounterTill, Drawer, Shift, ShiftState, shifts } from '@sewa/contract/bav/shifts';
import type { QueryOf } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { only } from '../../../platform/db/only.ts';
import { pageOf, sortOf } from '../../../platform/resource/paging.ts';

export async function hasShifts(tx: Tx, till: string): Promise<boolean> {
  const { rows } = await sql`
    select from bav_shift where area_id = context_area() and till_id = ${till} limit 1`.execute(tx);
  return rows.length > 0;
}

export interface TillAtWork {
  id: string;
  code: string;
  centre: string;
  isActive: boolean;
}

/** Locked, so that two who open it at once come one after the other. */
export async function findTill(tx: Tx, id: string): Promise<TillAtWork | null> {
  const { rows } = await sql<TillAtWork>`
    select id, code, centre_id as centre, is_active as "isActive" from bav_till
    where area_id = context_area() and id = ${id} for no key update`.execute(tx);
  return rows[0] ?? null;
}

export async function findOpenShift(
  tx: Tx,
  till: string,
): Promise<{ id: string; openedByName: string } | null> {
  const { rows } = await sql<{ id: string; openedByName: string }>`
    select id, opened_by_name as "openedByName" from bav_shift
    where area_id = context_area() and till_id = ${till} and closed_at is null`.execute(tx);
  return rows[0] ?? null;
}

export async function insertShift(
  tx: Tx,
  shift: {
    id: string;
    till: TillAtWork;
    number: number;
    device: string;
    day: string;
    openingFloat: number;
    byName: string;
  },
): Promise<void> {
  const { id, till, number, device, day, openingFloat, byName } = shift;
  await sql`
    insert into bav_shift (area_id, id, centre_id, till_id, number, device, day, opening_float, opened_by_name)
    values (context_area(), ${id}, ${till.centre}, ${till.id}, ${number}, ${device}, ${day}, ${openingFloat}, ${byName})`.execute(
    tx,
  );
}

export interface ShiftAtWork {
  id: string;
  number: number;
  till: string;
  tillCode: string;
  centre: string;
  location: string;
  maxDiscount: number;
  takesUpi: boolean;
  isClosed: boolean;
  openedAt: string;
}

/**
 * A shift and its counter. Sales hold it as it is (`share`); closing, returns and cash movements wait for each other and
 * for the sales under way (`update`).
 */
export async function findShiftAtWork(
  tx: Tx,
  id: string,
  lock: 'share' | 'update',
): Promise<ShiftAtWork | null> {
  const { rows } = await sql<ShiftAtWork>`
    select s.id, s.number, s.till_id as till, t.code as "tillCode", s.centre_id as centre, t.location_id as location,
      t.max_discount as "maxDiscount", t.upi_address <> '' as "takesUpi", s.closed_at is not null as "isClosed",
      s.opened_at as "openedAt"
    from bav_shift s join bav_till t on t.area_id = s.area_id and t.id = s.till_id
    where s.area_id = context_area() and s.id = ${id}
    for ${sql.raw(lock)} of s`.execute(tx);
  return rows[0] ?? null;
}

/** What moved in the drawers; one row for each of the shifts `s`. */
const flows = sql`
  left join lateral (
    select coalesce(sum(r.cash) filter (where r.kind = 'sale'), 0) as cash_sales,
      coalesce(sum(r.upi) filter (where r.kind = 'sale'), 0) as upi_sales,
      coalesce(-sum(r.cash) filter (where r.kind <> 'sale'), 0) as cash_refunds,
      coalesce(-sum(r.upi) filter (where r.kind <> 'sale'), 0) as upi_refunds,
      count(*)::int as receipts
    from bav_receipt r where r.area_id = s.area_id and r.shift_id = s.id) f on true
  left join lateral (
    select coalesce(sum(m.amount) filter (where m.amount > 0), 0) as cash_in,
      coalesce(-sum(m.amount) filter (where m.amount < 0), 0) as cash_out
    from bav_cash_move m where m.area_id = s.area_id and m.shift_id = s.id) c on true`;
const expected = sql`(s.opening_float + f.cash_sales - f.cash_refunds + c.cash_in - c.cash_out)`;

const columns = sql`
  s.id, s.till_id as till, t.name as "tillName", t.code as "tillCode",
  (select n.name from centre n where n.area_id = s.area_id and n.id = s.centre_id) as "centreName",
  s.number, s.day, s.opened_at as "openedAt", s.opened_by_name as "openedByName", s.closed_at as "closedAt",
  s.closed_by_name as "closedByName", s.opening_float::float8 as "openingFloat", f.cash_sales::float8 as "cashSales",
  f.upi_sales::float8 as "upiSales", f.cash_refunds::float8 as "cashRefunds", f.upi_refunds::float8 as "upiRefunds",
  c.cash_in::float8 as "cashIn", c.cash_out::float8 as "cashOut", ${expected}::float8 as expected,
  s.counted::float8 as counted, (s.counted - ${expected})::float8 as difference, f.receipts, s.note`;

/** A shift of an earlier day that nobody closed is forgotten. */
function stateOf(today: string): RawBuilder<ShiftState> {
  return sql<ShiftState>`(case when s.closed_at is not null then 'closed' when s.day < ${today}::date then 'forgotten' else 'open' end)`;
}

const orders = { openedAt: sql`s.opened_at`, difference: sql`(s.counted - ${expected})` } as const;

export async function listShifts(
  tx: Tx,
  { filter = {}, q = '', ...query }: QueryOf<typeof shifts.list>,
  today: string,
): Promise<{ rows: Shift[]; total: number }> {
  const conditions: RawBuilder<SqlBool>[] = [sql`s.area_id = context_area()`];
  const states = valuesOf(filter.state);
  const ofTills = valuesOf(filter.till);
  const centres = valuesOf(filter.centre);
  if (states.length > 0) conditions.push(sql`${stateOf(today)} = any (${states})`);
  if (ofTills.length > 0) conditions.push(sql`s.till_id = any (${ofTills}::uuid[])`);
  if (centres.length > 0) conditions.push(sql`s.centre_id = any (${centres}::uuid[])`);
  if (filter.dayFrom !== undefined) conditions.push(sql`s.day >= ${filter.dayFrom}`);
  if (filter.dayTo !== undefined) conditions.push(sql`s.day <= ${filter.dayTo}`);
  if (q !== '')
    conditions.push(
      sql`position(lower(${q}) in lower(concat_ws(' ', t.code || '-' || s.number, t.name, s.opened_by_name, s.note))) > 0`,
    );
  const where = sql.join(conditions, sql` and `);
  const from = sql`bav_shift s join bav_till t on t.area_id = s.area_id and t.id = s.till_id`;
  const { field, direction } = sortOf(query.sort);
  const { limit, offset } = pageOf(query);
  const [{ rows }, counted] = await Promise.all([
    sql<Shift>`
      select ${columns}, ${stateOf(today)} as state from ${from} ${flows} where ${where}
      order by ${orders[field]} ${sql.raw(direction)} nulls last, s.id limit ${limit} offset ${offset}`.execute(
      tx,
    ),
    sql<{ total: number }>`select count(*)::int as total from ${from} where ${where}`.execute(tx),
  ]);
  return { rows, total: only(counted.rows).total };
}

/** Of all shifts in sight that are open. */
export async function listDrawers(tx: Tx): Promise<Drawer[]> {
  const { rows } = await sql<Drawer>`
    select s.id, t.name as "tillName", t.code as "tillCode", s.number, ${expected}::float8 as expected
    from bav_shift s join bav_till t on t.area_id = s.area_id and t.id = s.till_id ${flows}
    where s.area_id = context_area() and s.closed_at is null
    order by s.opened_at desc, s.id limit 200`.execute(tx);
  return rows;
}

export async function findShift(tx: Tx, id: string, today: string): Promise<Shift | null> {
  const { rows } = await sql<Shift>`
    select ${columns}, ${stateOf(today)} as state
    from bav_shift s join bav_till t on t.area_id = s.area_id and t.id = s.till_id ${flows}
    where s.area_id = context_area() and s.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

export async function listCashMoves(tx: Tx, shift: string): Promise<CashMove[]> {
  const { rows } = await sql<CashMove>`
    select id, amount::float8 as amount, reason, at, by_name as "byName" from bav_cash_move
    where area_id = context_area() and shift_id = ${shift} order by at, id limit 500`.execute(tx);
  return rows;
}

export async function findCount(tx: Tx, shift: string): Promise<CashCount | null> {
  const { rows } = await sql<{ count: CashCount | null }>`
    select count from bav_shift where area_id = context_area() and id = ${shift}`.execute(tx);
  return rows[0]?.count ?? null;
}

/** The same movement counts once, however often it is sent. */
export async function insertCashMove(
  tx: Tx,
  move: {
    id: string;
    shift: ShiftAtWork;
    amount: number;
    reason: string;
    day: string;
    at: string;
    byName: string;
  },
): Promise<void> {
  const { id, shift, amount, reason, day, at, byName } = move;
  await sql`
    insert into bav_cash_move (area_id, id, centre_id, shift_id, day, amount, reason, at, by_name)
    values (context_area(), ${id}, ${shift.centre}, ${shift.id}, ${day}, ${amount}, ${reason}, ${at}, ${byName})
    on conflict (area_id, id) do nothing`.execute(tx);
}

export async function closeShift(
  tx: Tx,
  closing: {
    id: string;
    count: CashCount;
    counted: number;
    expected: number;
    note: string;
    byName: string;
  },
): Promise<void> {
  await sql`
    update bav_shift set closed_at = now(), closed_by_name = ${closing.byName}, count = ${JSON.stringify(closing.count)}::jsonb,
      counted = ${closing.counted}, expected = ${closing.expected}, note = ${closing.note}
    where area_id = context_area() and id = ${closing.id} and closed_at is null`.execute(tx);
}

/** The counters in the caller's sight that are in use, or that still have an open shift. */
export async function listCounters(tx: Tx, device: string): Promise<CounterTill[]> {
  const { rows } = await sql<CounterTill>`
    select t.id, t.name, t.code, c.name as "centreName", l.name as "locationName", t.max_discount as "maxDiscount",
      t.upi_address as "upiAddress", t.upi_name as "upiName",
      case when s.id is null then null else jsonb_build_object('id', s.id, 'number', s.number, 'day', s.day,
        'openedAt', to_char(s.opened_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'openedByName', s.opened_by_name,
        'isHere', s.device = ${device}, 'nextNumber', coalesce((select max(r.number) from bav_receipt r
          where r.area_id = s.area_id and r.shift_id = s.id and r.kind = 'sale'), 0) + 1) end as shift
    from bav_till t
    join centre c on c.area_id = t.area_id and c.id = t.centre_id
    join stock_location l on l.area_id = t.area_id and l.id = t.location_id
    left join bav_shift s on s.area_id = t.area_id and s.till_id = t.id and s.closed_at is null
    where t.area_id = context_area() and (t.is_active or s.id is not null)
    order by c.name, t.name, t.id limit 200`.execute(tx);
  return rows;
}

/** Shifts of earlier days that nobody closed. */
export async function countForgottenShifts(tx: Tx, today: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bav_shift
    where area_id = context_area() and closed_at is null and day < ${today}::date`.execute(tx);
  return only(rows).count;
}
