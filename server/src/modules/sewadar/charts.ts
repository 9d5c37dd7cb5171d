import { bandLabel } from '@sewa/contract/kernel/chart';
import { sewadarCharts } from '@sewa/contract/sewadar/charts';
import type { CountedChart } from '../../platform/overview/counted-chart.ts';
import { joinedAndLeft, sewadarAgeBands, sewadarsByAge, sewadarsByCentre } from './charts.queries.ts';

const unknownAge = 'unknown';

export const countedSewadarCharts: readonly CountedChart[] = [
  { chart: sewadarCharts.byCentre, count: sewadarsByCentre },
  {
    chart: sewadarCharts.byAge,
    count: sewadarsByAge,
    order: [...sewadarAgeBands.map(String), unknownAge],
    keyOf: (key) => (key === unknownAge ? key : bandLabel(sewadarAgeBands, Number(key))),
  },
  { chart: sewadarCharts.joinedAndLeft, count: joinedAndLeft },
];
