import { stockCharts } from '@sewa/contract/bav/charts';
import { skuCategories } from '@sewa/contract/bav/enums';
import type { CountedChart } from '../../../platform/overview/counted-chart.ts';
import { countByCategory } from './inventory.queries.ts';

export const levelChart: CountedChart = {
  chart: stockCharts.levels,
  order: skuCategories.map(({ value }) => String(value)),
  count: (tx, { centre }) => countByCategory(tx, centre),
};
