import { bandLabel } from '@sewa/contract/kernel/chart';
import { memberCharts } from '@sewa/contract/oae/charts';
import type { CountedChart } from '../../platform/overview/counted-chart.ts';
import { memberAgeBands, membersByNeed } from './charts.queries.ts';

export const countedMemberCharts: readonly CountedChart[] = [
  {
    chart: memberCharts.byNeed,
    count: membersByNeed,
    order: memberAgeBands.map(String),
    keyOf: (key) => bandLabel(memberAgeBands, Number(key)),
  },
];
