import { numberOn } from '@sewa/contract/blood-donation/numbers';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { type NumberSeries, seriesWithin } from '../../platform/numbers/number-series.ts';
import { takeNumber } from '../../platform/numbers/take-number.queries.ts';

export const donorNumbers: NumberSeries = { name: 'donor' };
export const campNumbers: NumberSeries = { name: 'blood-camp' };
/** Of a camp's queue, counted for each camp. */
export const queueNumbers: NumberSeries = { name: 'blood-queue' };

/** The next number of this machine. */
export async function takeDeviceNumber(tx: Tx, series: NumberSeries, device: number): Promise<number> {
  return numberOn(device, await takeNumber(tx, seriesWithin(series, device)));
}
