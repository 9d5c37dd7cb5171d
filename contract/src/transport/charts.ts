import { type Chart, daysOf } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';
import { expenseStatuses } from './enums.ts';

const { DRAFT, SUBMITTED, APPROVED, PAID } = expenseStatuses;

/** A rejected expense costs nothing. */
export const costingStatuses = [DRAFT, SUBMITTED, APPROVED, PAID] as const;

export const transportCharts = {
  /** Whole rupees, and kilometres of completed trips. */
  cost: {
    kind: 12,
    requirement: right('TRANSPORT.EXPENSE', 'view'),
    series: ['rupees', 'kilometres'],
    rowsOver: 'months',
    whole: { status: costingStatuses },
    partOf: ({ key, series, ...period }) => {
      const { from, to } = daysOf(key, period);
      return series === 'kilometres' ? null : { dayFrom: from, dayTo: to };
    },
  },
} as const satisfies Record<string, Chart>;
