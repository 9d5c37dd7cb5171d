import { papersByWeek } from '@sewa/contract/papers/charts';
import type { Chart } from '../../../ui/chart/chart.types.ts';
import { paperOwners } from './paper-owners.ts';

export const charts: readonly Chart[] = [
  {
    ...papersByWeek(paperOwners),
    shape: 'columns',
    list: '/expiring',
    rowLabel: (week, { format }) => format.day(week),
  },
];
