import { bloodCharts } from '@sewa/contract/blood-donation/charts';
import type { Chart } from '../../ui/chart/chart.types.ts';

export const charts: readonly Chart[] = [
  // Camps against groups: a table by nature.
  { ...bloodCharts.byCamp, shape: 'table', isWide: true, list: '/blood-donation/donation' },
];
