import { badgeTypeLabels } from '@sewa/contract/badges/badge-labels';
import { badgeCharts } from '@sewa/contract/badges/charts';
import { languageStore } from '../../platform/language.ts';
import type { Chart } from '../../ui/chart/chart.types.ts';

export const charts: readonly Chart[] = [
  {
    ...badgeCharts.byType,
    shape: 'bars',
    list: '/badges/sewadar',
    rowLabel: (type) => badgeTypeLabels[Number(type)]?.[languageStore.get()] ?? type,
  },
];
