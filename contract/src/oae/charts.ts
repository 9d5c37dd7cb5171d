import type { Chart } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';

export const memberCharts = {
  byNeed: {
    kind: 7,
    requirement: right('SEWADAR.OAE', 'view'),
    series: ['walking', 'stick', 'wheelchair', 'stretcher', 'hearing', 'sight', 'oxygen', 'diet'],
  },
} as const satisfies Record<string, Chart>;
