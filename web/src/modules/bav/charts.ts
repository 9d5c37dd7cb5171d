import { stockCharts } from '@sewa/contract/bav/charts';
import { saleCharts } from '@sewa/contract/bav/sales-charts';
import { itemWords } from '@sewa/contract/bav/words';
import type { Texts } from '@sewa/contract/kernel/values/languages';
import type { Chart } from '../../ui/chart/chart.types.ts';

const categories: Readonly<Record<string, Texts>> = itemWords.fields.category.choices;

export const charts: readonly Chart[] = [
  {
    ...saleCharts.byMonth,
    shape: 'columns',
    list: '/bav/sales/receipts',
    rowLabel: (key, { format }) => format.month(key),
    isWide: true,
  },
  {
    ...stockCharts.levels,
    shape: 'table',
    list: '/bav/inventory',
    rowLabel: (key, { language }) => categories[key]?.[language] ?? key,
  },
];
