import { right } from '@sewa/contract/kernel/requirement';
import type { Chart } from '../../ui/chart/chart.types.ts';
import { boundsOf, listAddress } from '../../ui/chart/list-address.ts';

const list = '/oae';

export const charts: readonly Chart[] = [
  {
    kind: 7,
    requirement: right('SEWADAR.OAE', 'view'),
    // Ages against needs: a table by nature.
    shape: 'table',
    isWide: true,
    series: ['walking', 'stick', 'wheelchair', 'stretcher', 'hearing', 'sight', 'oxygen', 'diet'],
    list,
    linkTo: (ages, centre) => {
      const { min, max } = boundsOf(ages);
      return listAddress(list, { minAge: min, maxAge: max, centre });
    },
  },
];
