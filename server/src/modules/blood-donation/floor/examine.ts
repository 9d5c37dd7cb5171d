import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import { judgeAnswers, unanswered, undated } from '@sewa/contract/blood-donation/floor/questionnaire';
import {
  type Finding,
  judgeRecord,
  judgeVitals,
  standingFindings,
} from '@sewa/contract/blood-donation/rules/eligibility';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { liftOnFloor } from '../records/deferrals.queries.ts';
import { findingRefusal, ruleRefusal } from '../rules/rule-refusal.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { assertMeasuredThatDay, donorOf, factsFor, measuredOf, noteWeight, vitalsOf } from './donor-facts.ts';
import { keepAnswers } from './keep-answers.ts';
import { type ActScene, takeStep } from './take-step.ts';

export function callDonor(needs: BloodNeeds): Handler<typeof floor.call> {
  return (tx, call) => takeStep(tx, call, { act: 'call', station: call.body.station, needs });
}

/** A limit that nobody overrides keeps a donor here: measured again, or deferred. */
export function recordVitals(needs: BloodNeeds): Handler<typeof floor.vitals> {
  return (tx, call) =>
    takeStep(tx, call, {
      act: 'vitals',
      station: 'vital',
      needs,
      work: async (scene) => {
        const vitals = measuredOf(call.body);
        const fixed = judgeVitals(vitals, await rulesInForce(tx), 350).filter((one) => !one.isOverridable);
        if (fixed.length > 0) throw findingRefusal('FLOOR_OUTSIDE_LIMITS', fixed);
        return { change: { vitals }, before: await noteWeight(scene, vitals) };
      },
    });
}

/**
 * Everything once more, with the answers; what speaks against it can be decided otherwise only where the rules say so. What
 * the doctor finds to be over is lifted, so that the next camp does not meet it again.
 */
export function acceptDonor(needs: BloodNeeds): Handler<typeof floor.accept> {
  return (tx, call) =>
    takeStep(tx, call, {
      act: 'accept',
      station: 'medical',
      needs,
      work: async (scene) => {
        const { answers, overridden, overrideReason } = call.body;
        const day = needs.today(new Date(scene.at));
        await assertMeasuredThatDay(scene, needs);
        const { facts, rules } = await factsFor(scene, day);
        const open = [...unanswered(answers, facts.gender), ...undated(answers, day)];
        if (open.length > 0) throw new PortalError('FLOOR_QUESTIONS_OPEN');
        const findings = [
          ...judgeRecord(facts, rules, day),
          ...judgeVitals(vitalsOf(scene.visit.vitals), rules, 350),
          ...judgeAnswers(answers, rules, day),
        ];
        assertOverridden(findings, call.body);
        // A deferral that is found to be over is lifted, not overridden.
        const overriddenRules = overridden.filter((rule) => rules.overridable.includes(rule));
        return {
          change: {
            rule_version: rules.version,
            overridden: overriddenRules,
            override_reason: overriddenRules.length > 0 ? overrideReason : '',
          },
          before: {
            confidential: await keepAnswers(scene, answers),
            lifted: await liftOverridden(scene, needs, call.body),
          },
        };
      },
    });
}

type Decision = Pick<BodyOf<typeof floor.accept>, 'overridden' | 'overrideReason'>;

/** Nothing stands but what the doctor may decide otherwise, and does with a reason. */
function assertOverridden(findings: readonly Finding[], { overridden, overrideReason }: Decision): void {
  const standing = standingFindings(findings, overridden);
  const forbidden = overridden.filter((rule) => standing.some((finding) => finding.rule === rule));
  if (forbidden.length > 0) throw ruleRefusal('OVERRIDE_REFUSED', forbidden);
  if (overridden.length > 0 && overrideReason === '')
    throw new PortalError('VALIDATION', { fields: { overrideReason: because('missing') } });
  if (standing.length > 0) throw findingRefusal('DONATION_REFUSED', standing);
}

/** The deferrals that the decision is about; which they were, for an undo. */
async function liftOverridden(
  { tx, camp, visit, at }: ActScene,
  { today }: BloodNeeds,
  { overridden, overrideReason }: Decision,
): Promise<string[]> {
  if (overridden.length === 0) return [];
  return liftOnFloor(tx, {
    camp: camp.id,
    donor: donorOf(visit.donor),
    reasons: overridden,
    day: today(new Date(at)),
    because: overrideReason,
  });
}
