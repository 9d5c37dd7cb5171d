import { applicationStatusLabels } from '@sewa/contract/applications/application-labels';
import { applicationCharts } from '@sewa/contract/applications/charts';
import type { Chart } from '../../ui/chart/chart.types.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const list = '/sewadar/applications';

export const charts: readonly Chart[] = [
  {
    ...applicationCharts.byAge,
    shape: 'bars',
    list,
    linkTo: (status, centre) => listAddress(list, { status, centre }),
    rowLabel: (status, { language }) => applicationStatusLabels[Number(status)]?.[language] ?? status,
  },
];
