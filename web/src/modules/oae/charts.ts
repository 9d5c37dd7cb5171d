import { memberCharts } from '@sewa/contract/oae/charts';
import type { Chart } from '../../ui/chart/chart.types.ts';

export const charts: readonly Chart[] = [
  {
    ...memberCharts.byNeed,
    // Ages against needs: a table by nature.
    shape: 'table',
    isWide: true,
    list: '/oae',
  },
];
