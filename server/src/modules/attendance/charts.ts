import { attendanceCharts } from '@sewa/contract/attendance/charts';
import type { CountedChart } from '../../platform/overview/counted-chart.ts';
import { attendanceByWeek } from './charts.queries.ts';

export const countedAttendanceCharts: readonly CountedChart[] = [
  { chart: attendanceCharts.byWeek, count: attendanceByWeek, week: 'bySeries' },
];
