import type { NumberSeries } from '../../../platform/numbers/number-series.ts';

export const quickEventNumbers: NumberSeries = { name: 'quickEvent' };
