import type { Chart, ListFilter } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';
import { AGEING_DAYS } from './application-moves.ts';

/** The whole days that those of a series have waited. */
const waitingDays: Readonly<Record<string, ListFilter>> = {
  fresh: { maxDays: AGEING_DAYS.old - 1 },
  old: { minDays: AGEING_DAYS.old, maxDays: AGEING_DAYS.veryOld - 1 },
  veryOld: { minDays: AGEING_DAYS.veryOld },
};

export const applicationCharts = {
  byAge: {
    kind: 4,
    requirement: right('SEWADAR.APPLICATION', 'view'),
    series: ['fresh', 'old', 'veryOld'],
    whole: { isOpen: true },
    partOf: ({ key, series }) => ({ status: Number(key), ...(series === null ? {} : waitingDays[series]) }),
  },
} as const satisfies Record<string, Chart>;
