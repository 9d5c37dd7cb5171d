import { type Chart, daysOf } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';

/** Sales of each month by what was sold, in rupees: books, and everything else by itself. */
export const saleCharts = {
  byMonth: {
    kind: 9,
    requirement: right('BAV.SALES', 'view'),
    series: ['2', '3', '4', 'others'],
    rowsOver: 'months',
    whole: { kind: ['sale', 'return', 'cancel'] },
    partOf: ({ key, series, from, to }) => {
      // A receipt has items of several categories: no list adds up to one of them.
      if (series !== null) return null;
      const { from: dayFrom, to: dayTo } = daysOf(key, { from, to });
      return { dayFrom, dayTo };
    },
  },
} as const satisfies Record<string, Chart>;
