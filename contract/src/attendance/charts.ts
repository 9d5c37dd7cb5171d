import { type Chart, daysOfWeek } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';

export const attendanceCharts = {
  /** A row for each week, by its Monday. */
  byWeek: {
    kind: 5,
    requirement: right('SEWADAR.ATTENDANCE', 'view'),
    series: ['came', 'missed'],
    rowsOver: 'weeks',
    whole: {},
    // The sheets of the week: their columns add up to both numbers.
    partOf: ({ key, ...period }) => {
      const { from, to } = daysOfWeek(key, period);
      return { onDayFrom: from, onDayTo: to };
    },
  },
} as const satisfies Record<string, Chart>;
