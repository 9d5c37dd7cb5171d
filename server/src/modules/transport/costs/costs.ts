import { daysOf } from '@sewa/contract/kernel/chart';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { transportCharts } from '@sewa/contract/transport/charts';
import { MAX_COST_MONTHS, type transportCosts } from '@sewa/contract/transport/costs';
import { type JudgedFill, judgeFills } from '@sewa/contract/transport/fuel-rules';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { CountedChart } from '../../../platform/overview/counted-chart.ts';
import type { TripResource } from '../trips/trips.resource.ts';
import {
  costByMonth,
  type FillRow,
  hasBillsElsewhere,
  listFills,
  listMonthCosts,
  listMonthsElsewhere,
} from './costs.queries.ts';

interface Needs {
  timeZone: string;
}

export function countedTransportCharts({ timeZone }: Needs): readonly CountedChart[] {
  return [
    {
      chart: transportCharts.cost,
      count: (tx, period) => costByMonth(tx, { ...period, timeZone }),
      week: 'bySeries',
    },
  ];
}

export function showMonthCosts({ timeZone }: Needs): Handler<typeof transportCosts.months> {
  return async (tx, { query }) => {
    const { from, to, vehicle } = query;
    assertMonths(from, to);
    const whole = { from: `${from}-01`, to: `${to}-31` };
    const days = { from: daysOf(from, whole).from, to: daysOf(to, whole).to };
    const rows = await listMonthCosts(tx, { ...days, vehicle, timeZone });
    const fills = judgedByVehicle(await listFills(tx, vehicle));
    const elsewhere = await listMonthsElsewhere(tx, days);
    return rows.map((row) => {
      const own = (fills.get(row.id) ?? []).filter(({ fill }) => fill.day.startsWith(row.month));
      const litres = own.reduce((sum, { km, fill }) => sum + (km === null ? 0 : fill.litres), 0);
      const km = own.reduce((sum, one) => sum + (one.km ?? 0), 0);
      return {
        ...row,
        kmPerLitre: litres > 0 ? km / litres : null,
        // Only those that the list of fills shows.
        outliers: own.filter(({ isOutlier, fill }) => isOutlier && fill.id !== null).length,
        isPartial: elsewhere.has(`${row.id} ${row.month}`),
      };
    });
  };
}

export const showFills: Handler<typeof transportCosts.fills> = async (tx, { query }) => {
  const judged = judgeFills(await listFills(tx, query.vehicle));
  return judged.toReversed().flatMap(({ fill: { vehicle: _vehicle, id, amount, ...fill }, ...rest }) =>
    // Those of other centres count, and are not shown.
    id === null || amount === null ? [] : [{ ...fill, ...rest, id, amount }],
  );
};

export function showTripCost(resource: TripResource): Handler<typeof transportCosts.trip> {
  return async (tx, { params }) => {
    const { id } = await resource.get(tx, params.id);
    return { isPartial: await hasBillsElsewhere(tx, id) };
  };
}

function judgedByVehicle(fills: readonly FillRow[]): ReadonlyMap<string, readonly JudgedFill<FillRow>[]> {
  const byVehicle = Map.groupBy(fills, ({ vehicle }) => vehicle);
  return new Map([...byVehicle].map(([vehicle, own]) => [vehicle, judgeFills(own)]));
}

function assertMonths(from: string, to: string): void {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  const months = (toYear - fromYear) * 12 + toMonth - fromMonth + 1;
  if (months < 1) throw new PortalError('VALIDATION', { fields: { to: because('endsBeforeItBegins') } });
  if (months > MAX_COST_MONTHS)
    throw new PortalError('VALIDATION', { fields: { to: because('big', MAX_COST_MONTHS) } });
}
