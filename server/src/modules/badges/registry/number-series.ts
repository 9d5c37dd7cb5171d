import { type BadgeTypeValue, badgeTypeValues } from '@sewa/contract/badges/badge-rights';
import type { NumberSeries } from '../../../platform/numbers/number-series.ts';

/** Each type counts by itself. */
export function badgeNumbersOf(type: BadgeTypeValue): NumberSeries {
  return { name: `badge/${type}` };
}

export const badgeNumbers: readonly NumberSeries[] = badgeTypeValues.map(badgeNumbersOf);
