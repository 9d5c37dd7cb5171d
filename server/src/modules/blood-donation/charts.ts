import { bloodCharts } from '@sewa/contract/blood-donation/charts';
import type { CountedChart } from '../../platform/overview/counted-chart.ts';
import { unitsByCamp } from './charts.queries.ts';

export const countedBloodCharts: readonly CountedChart[] = [
  { chart: bloodCharts.byCamp, count: unitsByCamp, week: 'inAll' },
];
