import { nothingMeasured, queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import type { Vitals } from '@sewa/contract/blood-donation/rules/eligibility';
import type { NumberedRules } from '@sewa/contract/blood-donation/rules/rule-set';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { type DonorNote, type FloorFacts, lockFacts, noteOnDonor } from './floor-donors.queries.ts';
import { findMeasuredAt } from './steps.queries.ts';
import type { ActScene } from './take-step.ts';

/** What is known of the donor on a day; whoever gave on it does not give again. */
export async function factsFor(
  { tx, camp, visit }: ActScene,
  day: string,
): Promise<{ facts: FloorFacts; rules: NumberedRules }> {
  const [facts, rules] = await Promise.all([
    lockFacts(tx, { camp: camp.id, donor: donorOf(visit.donor), day }),
    rulesInForce(tx),
  ]);
  if (!facts) throw notFound();
  if (facts.gaveToday) throw new PortalError('DONATED_THAT_DAY');
  return { facts, rules };
}

/** Who is in the line since an earlier day is measured again: the values of then say nothing about today. */
export async function assertMeasuredThatDay(
  { tx, visit, at }: ActScene,
  { today }: BloodNeeds,
): Promise<void> {
  const day = today(new Date(at));
  if (visit.day >= day) return;
  const measuredAt = await findMeasuredAt(tx, visit.id);
  if (measuredAt === null || today(new Date(measuredAt)) < day)
    throw new PortalError('FLOOR_MEASURED_EARLIER', {
      words: () => ({ number: queueText(visit.number) }),
    });
}

/** The donor's record keeps the weight last seen, also of who is deferred for it; what stood there, for an undo. */
export async function noteWeight(
  { tx, camp, visit }: ActScene,
  { weight }: Vitals,
): Promise<{ noted?: DonorNote }> {
  if (weight === null) return {};
  return {
    noted: await noteOnDonor(tx, { camp: camp.id, donor: donorOf(visit.donor), note: { weight } }),
  };
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
