import { attendanceCharts } from '@sewa/contract/attendance/charts';
import type { Chart } from '../../ui/chart/chart.types.ts';

export const charts: readonly Chart[] = [
  {
    ...attendanceCharts.byWeek,
    shape: 'columns',
    isWide: true,
    list: '/attendance',
    rowLabel: (monday, { format }) =>
      `${format.number(Number(monday.slice(8)))} ${format.monthName(monday.slice(0, 7))}`,
  },
];
