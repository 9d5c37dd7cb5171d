import type { Chart } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';

export const applicationCharts = {
  byAge: {
    kind: 4,
    requirement: right('SEWADAR.APPLICATION', 'view'),
    series: ['fresh', 'old', 'veryOld'],
  },
} as const satisfies Record<string, Chart>;
