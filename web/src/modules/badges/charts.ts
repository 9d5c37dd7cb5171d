import { badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { badgeCharts } from '@sewa/contract/badges/charts';
import type { Chart } from '../../ui/chart/chart.types.ts';

export const charts: readonly Chart[] = [
  {
    ...badgeCharts.byType,
    shape: 'bars',
    list: '/badges/sewadar',
    rowLabel: (type, { language }) => badgeTypeLabels[Number(type)]?.[language] ?? type,
  },
];
