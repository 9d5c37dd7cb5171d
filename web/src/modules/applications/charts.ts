import { applicationStatusLabels } from '@sewa/contract/applications/application-labels';
import { right } from '@sewa/contract/kernel/requirement';
import type { Chart } from '../../ui/chart/chart.types.ts';
import { listAddress } from '../../ui/chart/list-address.ts';

const list = '/sewadar/applications';

export const charts: readonly Chart[] = [
  {
    kind: 4,
    requirement: right('SEWADAR.APPLICATION', 'view'),
    shape: 'bars',
    series: ['fresh', 'old', 'veryOld'],
    list,
    linkTo: (status, centre) => listAddress(list, { status, centre }),
    rowLabel: (status, { language }) => applicationStatusLabels[Number(status)]?.[language] ?? status,
  },
];
