import type { Chart } from '../kernel/chart.ts';
import { right } from '../kernel/rights/requirement.ts';

const requirement = right('SEWADAR.SEWADAR', 'view');

export const sewadarCharts = {
  byCentre: { kind: 1, requirement, series: ['sewadars'] },
  byAge: { kind: 2, requirement, series: ['male', 'female', 'other'] },
  joinedAndLeft: { kind: 3, requirement, series: ['joined', 'left'] },
} as const satisfies Record<string, Chart>;
