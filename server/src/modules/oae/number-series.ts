import type { NumberSeries } from '../../platform/numbers/number-series.ts';

export const memberNumbers: NumberSeries = { name: 'oae' };
