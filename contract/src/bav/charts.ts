import type { Chart } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';
import { stockStates } from './inventory.ts';

/** By category: what the stock cost in rupees, and how many items are enough, below their reorder level, sold out. */
export const stockCharts = {
  levels: {
    kind: 10,
    requirement: right('BAV.INVENTORY', 'view'),
    series: ['value', ...stockStates.toReversed()],
    whole: { isActive: true },
    partOf: ({ key, series }) => ({
      category: Number(key),
      ...(stockStates.some((state) => state === series) ? { state: String(series) } : {}),
    }),
  },
} as const satisfies Record<string, Chart>;
