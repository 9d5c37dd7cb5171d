import { memberCharts } from '@sewa/contract/oae/charts';
import type { Chart } from '../../ui/chart/chart.types.ts';
import { boundsOf, listAddress } from '../../ui/chart/list-address.ts';

const list = '/oae';

export const charts: readonly Chart[] = [
  {
    ...memberCharts.byNeed,
    // Ages against needs: a table by nature.
    shape: 'table',
    isWide: true,
    list,
    linkTo: (ages, centre) => {
      const { min, max } = boundsOf(ages);
      return listAddress(list, { minAge: min, maxAge: max, centre });
    },
  },
];
