import { vitalNames } from '@sewa/contract/blood-donation/donations';
import type { Vitals } from '@sewa/contract/blood-donation/rules/eligibility';

/** The measured numbers that a decision saw; what was not measured is left out. */
export function seenValues(vitals: Partial<Vitals>): Record<string, number> {
  return Object.fromEntries(
    vitalNames.flatMap((name) => {
      const value = vitals[name];
      return typeof value === 'number' ? [[name, value]] : [];
    }),
  );
}
