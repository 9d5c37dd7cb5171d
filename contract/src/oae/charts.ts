import { agesOf, type Chart, type ListFilter } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';

/** How somebody moves and what they need besides, each with the filter of the list that selects it. */
const series = {
  walking: { mobility: 'walks' },
  stick: { mobility: 'stick' },
  wheelchair: { mobility: 'wheelchair' },
  stretcher: { mobility: 'stretcher' },
  hearing: { need: 'hearing' },
  sight: { need: 'sight' },
  oxygen: { need: 'oxygen' },
  diet: { need: 'diet' },
} as const;
const filters: Readonly<Record<string, ListFilter>> = series;

export const memberCharts = {
  byNeed: {
    kind: 7,
    requirement: right('SEWADAR.OAE', 'view'),
    series: Object.keys(series),
    whole: { status: 'active' },
    partOf: ({ key, series: name }) => ({ ...agesOf(key), ...(name === null ? {} : filters[name]) }),
  },
} as const satisfies Record<string, Chart>;
