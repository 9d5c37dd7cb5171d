import type { Chart } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';

export const applicationCharts = {
  byAge: {
    kind: 4,
    requirement: right('SEWADAR.APPLICATION', 'view'),
    series: ['fresh', 'old', 'veryOld'],
    whole: { isOpen: true },
    // The list has no filter for an upper end of the waiting time.
    partOf: ({ key, series }) => (series === null ? { status: Number(key) } : null),
  },
} as const satisfies Record<string, Chart>;
