import { type Chart, daysOf } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';
import { rollStatuses } from './enums.ts';

/** All destinations but the most visited ones. */
export const OTHER_DESTINATIONS = 'others';

/** Rolls that go, are there or were. */
export const goneStatuses = [rollStatuses.APPROVED, rollStatuses.ON_SEWA, rollStatuses.COMPLETED] as const;

export const rollCharts = {
  /** Days of all members, in the month in which their roll begins. */
  sewaDays: {
    kind: 6,
    requirement: right('NOMINAL_ROLL.ROLL', 'view'),
    series: [OTHER_DESTINATIONS],
    hasNamedSeries: true,
    rowsOver: 'months',
    whole: { status: goneStatuses },
    partOf: ({ key, series, ...period }) => {
      const { from, to } = daysOf(key, period);
      if (series === OTHER_DESTINATIONS) return null;
      return { fromDayFrom: from, fromDayTo: to, ...(series === null ? {} : { destination: series }) };
    },
  },
} as const satisfies Record<string, Chart>;
