import { applicationStatusLabels } from '@sewa/contract/applications/application-labels';
import { applicationCharts } from '@sewa/contract/applications/charts';
import type { Chart } from '../../ui/chart/chart.types.ts';

export const charts: readonly Chart[] = [
  {
    ...applicationCharts.byAge,
    shape: 'bars',
    list: '/sewadar/applications',
    rowLabel: (status, { language }) => applicationStatusLabels[Number(status)]?.[language] ?? status,
  },
];
