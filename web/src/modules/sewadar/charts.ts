import { right } from '@sewa/contract/kernel/requirement';
import type { Chart } from '../../ui/chart/chart.types.ts';
import { boundsOf, daysOf, listAddress } from '../../ui/chart/list-address.ts';

const list = '/sewadar';
const requirement = right('SEWADAR.SEWADAR', 'view');

export const charts: readonly Chart[] = [
  {
    kind: 1,
    requirement,
    shape: 'bars',
    series: ['sewadars'],
    list,
    linkTo: (centre) => listAddress(list, { centre }),
  },
  {
    kind: 2,
    requirement,
    shape: 'bars',
    series: ['male', 'female', 'other'],
    list,
    linkTo: (ages, centre) => {
      if (ages === 'unknown') return undefined;
      const { min, max } = boundsOf(ages);
      return listAddress(list, { minAge: min, maxAge: max, centre });
    },
  },
  {
    kind: 3,
    requirement,
    shape: 'columns',
    series: ['joined', 'left'],
    list,
    linkTo: (month, centre) => {
      const { from, to } = daysOf(month);
      return listAddress(list, { joinedFrom: from, joinedTo: to, centre });
    },
    rowLabel: (month, { format }) => format.month(month),
  },
];
