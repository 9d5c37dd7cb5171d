import type { DeferralFields } from '@sewa/contract/blood-donation/deferrals';
import {
  type ChosenEnd,
  deferralFor,
  type StandingDeferral,
} from '@sewa/contract/blood-donation/rules/eligibility';
import type { NumberedRules } from '@sewa/contract/blood-donation/rules/rule-set';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { PortalError } from '../../../platform/http/portal-error.ts';

type Decision = Pick<DeferralFields, 'reason' | 'since' | 'chosen' | 'welcomeFrom'>;

/** What follows from a decision of a day. Where the rules leave the end to the doctor, it is said and lies after that day. */
export function decidedDeferral(decision: Decision, rules: NumberedRules, day: string): StandingDeferral {
  const { reason, since } = decision;
  if (since > day) throw new PortalError('VALIDATION', { fields: { since: because('inFuture') } });
  const deferral = deferralFor({ reason, since, chosen: chosenEnd(decision) }, rules);
  if (deferral === null) throw new PortalError('VALIDATION', { fields: { chosen: because('missing') } });
  const isChosen = rules.periods[reason].kind === 'chosen';
  if (isChosen && deferral.kind === 'until' && deferral.from <= day)
    throw new PortalError('VALIDATION', { fields: { welcomeFrom: because('afterDecision') } });
  return deferral;
}

/** Null: nothing was chosen, or no day. */
function chosenEnd({ chosen, welcomeFrom }: Decision): ChosenEnd | null {
  if (chosen === 'permanent' || chosen === 'recovery') return { kind: chosen };
  return chosen === 'until' && welcomeFrom !== null ? { kind: 'until', from: welcomeFrom } : null;
}
