import { rollCharts } from '@sewa/contract/nominal-roll/charts';
import type { Chart } from '../../ui/chart/chart.types.ts';

export const charts: readonly Chart[] = [
  {
    ...rollCharts.sewaDays,
    shape: 'columns',
    list: '/nominal-roll',
    rowLabel: (month, { format }) => format.month(month),
  },
];
