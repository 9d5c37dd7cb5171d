import type { DeferralFields } from '@sewa/contract/blood-donation/deferrals';
import type { ChosenEnd } from '@sewa/contract/blood-donation/rules/eligibility';

/** Until when, where the rules leave it to the doctor; null: nothing was chosen, or no day. */
export function chosenEnd({
  chosen,
  welcomeFrom,
}: Pick<DeferralFields, 'chosen' | 'welcomeFrom'>): ChosenEnd | null {
  if (chosen === 'permanent' || chosen === 'recovery') return { kind: chosen };
  return chosen === 'until' && welcomeFrom !== null ? { kind: 'until', from: welcomeFrom } : null;
}
