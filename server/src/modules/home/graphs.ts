import { openStatuses } from '@sewa/contract/applications/application-moves';
import {
  bandLabel,
  type DrawnGraph,
  drawnGraphs,
  type Graph,
  graphRequirements,
  graphSeries,
  type graphs,
  memberAgeBands,
  sewadarAgeBands,
} from '@sewa/contract/home/graphs';
import { because } from '@sewa/contract/kernel/field-reasons';
import { meets } from '@sewa/contract/kernel/requirement';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import {
  applicationsByAge,
  type GraphWish,
  joinedAndLeft,
  membersByNeed,
  sewadarsByAge,
  sewadarsByCentre,
} from './graphs.queries.ts';

type Counted = Awaited<ReturnType<typeof sewadarsByCentre>>[number];

/** How each chart is counted, and the rows that it always shows, in their order. */
const drawings: Readonly<
  Record<DrawnGraph, { count: (tx: Tx, wish: GraphWish) => Promise<Counted[]>; order?: readonly string[] }>
> = {
  1: { count: sewadarsByCentre },
  2: { count: sewadarsByAge, order: [...sewadarAgeBands.map(String), 'unknown'] },
  3: { count: joinedAndLeft },
  4: { count: applicationsByAge, order: openStatuses.map(String) },
  7: { count: membersByNeed, order: memberAgeBands.map(String) },
};

export function drawGraph(needs: { today(): string }): Handler<typeof graphs.read> {
  return async (tx, { who, params, query }) => {
    const kind = drawnGraphs.find((one) => one === params.kind);
    if (kind === undefined) throw notFound();
    const requirement = graphRequirements[kind];
    if (!meets(requirement, who)) throw new PortalError('FORBIDDEN', { data: { requirement } });
    const { to = needs.today() } = query;
    const { from = yearBefore(to) } = query;
    if (from > to || daysBetween(from, to) > mostDays)
      throw new PortalError('VALIDATION', { fields: { from: because('yearsApart') } });
    const { count, order } = drawings[kind];
    const counted = await count(tx, { from, to, today: needs.today(), centre: query.centre });
    return { kind, rows: rowsOf(kind, counted, order ?? [...new Set(counted.map((one) => one.key))]) };
  };
}

/** Ten years of months. */
const mostDays = 3_660;

function rowsOf(kind: DrawnGraph, counted: readonly Counted[], order: readonly string[]): Graph['rows'] {
  return order.map((key) => {
    const own = counted.filter((one) => one.key === key);
    const values = graphSeries[kind].map((series) => [
      series,
      own.find((one) => one.series === series)?.count ?? 0,
    ]);
    return { key: keyOf(kind, key), label: own[0]?.label ?? null, values: Object.fromEntries(values) };
  });
}

function keyOf(kind: DrawnGraph, key: string): string {
  if (key === 'unknown') return key;
  if (kind === 2) return bandLabel(sewadarAgeBands, Number(key));
  if (kind === 7) return bandLabel(memberAgeBands, Number(key));
  return key;
}

function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4, 7)}-01`;
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
