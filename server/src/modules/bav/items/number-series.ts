import type { NumberSeries } from '../../../platform/numbers/number-series.ts';

export const itemNumbers: NumberSeries = { name: 'bavItem' };
