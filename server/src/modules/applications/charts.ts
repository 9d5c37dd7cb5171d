import { openStatuses } from '@sewa/contract/applications/application-moves';
import { applicationCharts } from '@sewa/contract/applications/charts';
import type { CountedChart } from '../../platform/overview/counted-chart.ts';
import { applicationsByAge } from './charts.queries.ts';

export const countedApplicationCharts: readonly CountedChart[] = [
  { chart: applicationCharts.byAge, count: applicationsByAge, order: openStatuses.map(String) },
];
