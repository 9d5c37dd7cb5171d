import { agesOf, type Chart, daysOf } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';

const requirement = right('SEWADAR.SEWADAR', 'view');

/** Who serves: the charts leave out those who left. */
export const servingStatuses = ['active', 'onLeave'] as const;
/** The row of those whose birth date nobody has entered. */
export const UNKNOWN_AGE = 'unknown';

export const sewadarCharts = {
  byCentre: {
    kind: 1,
    requirement,
    series: ['sewadars'],
    whole: { status: servingStatuses },
    partOf: ({ key }) => ({ centre: key }),
  },
  byAge: {
    kind: 2,
    requirement,
    series: ['male', 'female', 'other'],
    whole: { status: servingStatuses },
    partOf: ({ key, series }) => ({
      ...(key === UNKNOWN_AGE ? { empty: ['birthDate'] } : agesOf(key)),
      ...(series === null ? {} : { gender: series }),
    }),
  },
  joinedAndLeft: {
    kind: 3,
    requirement,
    series: ['joined', 'left'],
    rowsOver: 'months',
    whole: {},
    partOf: ({ key, series, ...period }) => {
      const { from, to } = daysOf(key, period);
      if (series === 'joined') return { joinedFrom: from, joinedTo: to };
      return series === 'left' ? { leftFrom: from, leftTo: to } : null;
    },
  },
} as const satisfies Record<string, Chart>;
