import type { Chart } from '../kernel/chart.ts';
import { anyBadgeType } from './badge-rights.ts';
import { validStatuses } from './enums.ts';

/** Valid badges by type; those whose last day is near beside the others. */
export const badgeCharts = {
  byType: {
    kind: 8,
    requirement: anyBadgeType,
    series: ['valid', 'expiring'],
    whole: { status: validStatuses },
    partOf: ({ key, series }) => ({
      type: Number(key),
      ...(series === null ? {} : { isExpiring: series === 'expiring' }),
    }),
  },
} as const satisfies Record<string, Chart>;
