import { sewadarCharts } from '@sewa/contract/sewadar/charts';
import type { Chart } from '../../ui/chart/chart.types.ts';

const list = '/sewadar';

export const charts: readonly Chart[] = [
  { ...sewadarCharts.byCentre, shape: 'bars', list },
  { ...sewadarCharts.byAge, shape: 'bars', list },
  {
    ...sewadarCharts.joinedAndLeft,
    shape: 'columns',
    list,
    rowLabel: (month, { format }) => format.month(month),
  },
];
