import { nothingMeasured } from '@sewa/contract/blood-donation/floor/floor-rules';
import type { Vitals } from '@sewa/contract/blood-donation/rules/eligibility';
import type { NumberedRules } from '@sewa/contract/blood-donation/rules/rule-set';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { type FloorFacts, lockFacts } from './floor-donors.queries.ts';
import type { ActScene } from './take-step.ts';

export async function factsFor(
  { tx, camp, visit }: ActScene,
  { today }: BloodNeeds,
): Promise<{ facts: FloorFacts; rules: NumberedRules }> {
  const [facts, rules] = await Promise.all([
    lockFacts(tx, { camp: camp.id, donor: donorOf(visit.donor), day: today() }),
    rulesInForce(tx),
  ]);
  if (!facts) throw notFound();
  if (facts.gaveToday) throw new PortalError('DONATED_THAT_DAY');
  return { facts, rules };
}

/** Null only after an erasure, when nothing moves any more. */
export function donorOf(donor: string | null): string {
  if (donor === null) throw notFound();
  return donor;
}

export function vitalsOf(stored: Partial<Vitals>): Vitals {
  return { ...nothingMeasured, ...stored };
}

/** What was measured, out of all that an act sends. */
export function measuredOf(body: Vitals): Vitals {
  const { weight, haemoglobin, systolic, diastolic, pulse, isPulseRegular, temperature } = body;
  return { weight, haemoglobin, systolic, diastolic, pulse, isPulseRegular, temperature };
}
