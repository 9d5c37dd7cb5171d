import { costingStatuses } from '@sewa/contract/transport/charts';
import { tripStatuses } from '@sewa/contract/transport/enums';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import type { ChartCount, ChartPeriod } from '../../../platform/overview/counted-chart.ts';
import { inCentre } from '../../../platform/overview/overview.queries.ts';
import { leftBetween } from '../trips/trip-times.queries.ts';

export interface CostRow {
  id: string;
  number: string;
  month: string;
  trips: number;
  kilometres: number;
  cost: number;
  litres: number;
}

interface AskedMonths {
  from: string;
  to: string;
  vehicle: string | undefined;
  timeZone: string;
}

/** What each vehicle drove and cost in each month, of vehicles that did either. */
export async function listMonthCosts(
  tx: Tx,
  { from, to, vehicle, timeZone }: AskedMonths,
): Promise<CostRow[]> {
  const only = vehicle === undefined ? sql`` : sql`and vehicle_id = ${vehicle}`;
  const { rows } = await sql<CostRow>`
    with used as (
      select vehicle_id, to_char(started_at at time zone ${timeZone}::text, 'YYYY-MM') as month, 1 as trips,
        coalesce(odometer_in - odometer_out, 0) as km, 0::bigint as cost, 0::double precision as litres
      from transport_trip t
      where area_id = context_area() and status = ${tripStatuses.COMPLETED}
        and ${leftBetween('t', { from: sql`${from}::date`, to: sql`${to}::date`, timeZone })} ${only}
      union all
      select vehicle_id, to_char(day, 'YYYY-MM'), 0, 0, amount, coalesce(litres, 0) from transport_expense
      where area_id = context_area() and status = any (${[...costingStatuses]}) and day between ${from} and ${to} ${only}
    )
    select v.id, v.number, u.month, sum(u.trips)::int as trips, sum(u.km)::int as kilometres, sum(u.cost)::double precision as cost,
      sum(u.litres) as litres
    from used u join transport_vehicle v on v.area_id = context_area() and v.id = u.vehicle_id
    group by v.id, v.number, u.month
    order by u.month desc, v.number`.execute(tx);
  return rows;
}

/** One that another centre paid has no id and no amount. */
export interface FillRow {
  id: string | null;
  vehicle: string;
  day: string;
  odometer: number;
  litres: number;
  amount: number | null;
}

const MAX_FILLS = 5_000;

/** Of the whole area: how far a fill went is told by the one before, whoever paid it. */
export async function listFills(tx: Tx, vehicle: string | undefined): Promise<FillRow[]> {
  const { rows } = await sql<FillRow>`
    select f.id, f.vehicle_id as vehicle, f.day, f.odometer, f.litres, e.amount
    from fleet_fills(${vehicle ?? null}::uuid, ${MAX_FILLS}::int) f
    left join transport_expense e on e.area_id = context_area() and e.id = f.id
    order by f.day desc, f.odometer desc`.execute(tx);
  return rows;
}

/** Vehicles and months, each as `vehicle month`, for which other centres have bills. */
export async function listMonthsElsewhere(
  tx: Tx,
  { from, to }: { from: string; to: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select vehicle_id || ' ' || month as key from bills_elsewhere(${from}::date, ${to}::date, null)`.execute(
    tx,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Whether other centres have bills for a trip. */
export async function hasBillsElsewhere(tx: Tx, trip: string): Promise<boolean> {
  const { rows } = await sql`select from bills_elsewhere(null, null, ${trip}::uuid)`.execute(tx);
  return rows.length > 0;
}

/** Whole rupees and kilometres by month. Trips are seen in the whole area, expenses are not: both are of the same centres. */
export async function costByMonth(
  tx: Tx,
  { from, to, centre, timeZone }: ChartPeriod & { timeZone: string },
): Promise<ChartCount[]> {
  const firstDay = sql`greatest(m.first_day::date, ${from}::date)`;
  const lastDay = sql`least((m.first_day + interval '1 month - 1 day')::date, ${to}::date)`;
  const { rows } = await sql<ChartCount>`
    select to_char(m.first_day, 'YYYY-MM') as key, null as label, s.series,
      (case when s.series = 'rupees' then (
        select coalesce(sum(e.amount), 0) / 100 from transport_expense e
        where e.area_id = context_area() and e.status = any (${[...costingStatuses]}) ${inCentre('e', centre)}
          and e.day between ${firstDay} and ${lastDay})
      else (
        select coalesce(sum(t.odometer_in - t.odometer_out), 0) from transport_trip t
        where t.area_id = context_area() and t.status = ${tripStatuses.COMPLETED} and centre_in_scope(t.centre_id)
          ${inCentre('t', centre)} and ${leftBetween('t', { from: firstDay, to: lastDay, timeZone })})
      end)::int as count
    from generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') m (first_day)
    cross join (values (1, 'rupees'), (2, 'kilometres')) s (place, series)
    order by m.first_day, s.place`.execute(tx);
  return rows;
}
