import type { NumberSeries } from '../../platform/numbers/number-series.ts';

export const applicationNumbers: NumberSeries = { name: 'application' };
export const vehiclePassNumbers: NumberSeries = { name: 'vehiclePass' };
