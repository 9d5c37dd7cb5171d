import type { NumberSeries } from '../../platform/numbers/number-series.ts';

export const rollNumbers: NumberSeries = { name: 'nominalRoll' };
