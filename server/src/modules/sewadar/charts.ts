import { bandLabel } from '@sewa/contract/kernel/chart';
import { sewadarCharts, UNKNOWN_AGE } from '@sewa/contract/sewadar/charts';
import type { CountedChart } from '../../platform/overview/counted-chart.ts';
import { joinedAndLeft, sewadarAgeBands, sewadarsByAge, sewadarsByCentre } from './charts.queries.ts';

export const countedSewadarCharts: readonly CountedChart[] = [
  { chart: sewadarCharts.byCentre, count: sewadarsByCentre },
  {
    chart: sewadarCharts.byAge,
    count: sewadarsByAge,
    order: [...sewadarAgeBands.map(String), UNKNOWN_AGE],
    keyOf: (key) => (key === UNKNOWN_AGE ? key : bandLabel(sewadarAgeBands, Number(key))),
  },
  { chart: sewadarCharts.joinedAndLeft, count: joinedAndLeft, week: 'bySeries' },
];
