import type { NumberSeries } from '../../../platform/numbers/number-series.ts';

/** Shifts count by counter. */
export const shiftNumbers: NumberSeries = { name: 'bavShift' };
