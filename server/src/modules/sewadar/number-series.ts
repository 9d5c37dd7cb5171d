import type { NumberSeries } from '../../platform/numbers/number-series.ts';

export const sewadarNumbers: NumberSeries = { name: 'sewadar' };
