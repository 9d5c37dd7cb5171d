import { rollCharts } from '@sewa/contract/nominal-roll/charts';
import type { CountedChart } from '../../platform/overview/counted-chart.ts';
import { sewaDaysByMonth } from './charts.queries.ts';

export const countedRollCharts: readonly CountedChart[] = [
  { chart: rollCharts.sewaDays, count: sewaDaysByMonth, week: 'inAll' },
];
