import { transportCharts } from '@sewa/contract/transport/charts';
import type { Chart } from '../../ui/chart/chart.types.ts';

export const charts: readonly Chart[] = [
  {
    ...transportCharts.cost,
    // Rupees and kilometres do not share a scale.
    shape: 'table',
    list: '/transport/expense',
    rowLabel: (month, { format }) => format.month(month),
  },
];
