import type { Chart } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';
import { bloodGroups } from '../people/person.ts';

/** Complete donations by camp and group; those whose group nobody knows come last. */
export const bloodCharts = {
  byCamp: {
    kind: 11,
    requirement: { anyOf: [right('BLOOD_DONATION.DONOR', 'view'), right('BLOOD_DONATION.CAMP', 'view')] },
    series: [...bloodGroups, 'unknown'],
    whole: { outcome: 'complete', isAtCamp: true },
    partOf: ({ key, series, from, to }) => ({
      camp: key,
      dayFrom: from,
      dayTo: to,
      ...(series === null ? {} : groupOf(series)),
    }),
  },
} as const satisfies Record<string, Chart>;

function groupOf(series: string) {
  return series === 'unknown' ? { hasNoGroup: true } : { bloodGroup: series };
}
