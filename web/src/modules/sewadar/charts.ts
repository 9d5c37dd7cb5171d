import { sewadarCharts } from '@sewa/contract/sewadar/charts';
import type { Chart } from '../../ui/chart/chart.types.ts';
import { boundsOf, daysOf, listAddress } from '../../ui/chart/list-address.ts';

const list = '/sewadar';

export const charts: readonly Chart[] = [
  {
    ...sewadarCharts.byCentre,
    shape: 'bars',
    list,
    linkTo: (centre) => listAddress(list, { centre }),
  },
  {
    ...sewadarCharts.byAge,
    shape: 'bars',
    list,
    linkTo: (ages, centre) => {
      if (ages === 'unknown') return undefined;
      const { min, max } = boundsOf(ages);
      return listAddress(list, { minAge: min, maxAge: max, centre });
    },
  },
  {
    ...sewadarCharts.joinedAndLeft,
    shape: 'columns',
    list,
    linkTo: (month, centre) => {
      const { from, to } = daysOf(month);
      return listAddress(list, { joinedFrom: from, joinedTo: to, centre });
    },
    rowLabel: (month, { format }) => format.month(month),
  },
];
