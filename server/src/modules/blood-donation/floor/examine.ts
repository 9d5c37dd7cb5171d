import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import { judgeAnswers, unanswered, undated } from '@sewa/contract/blood-donation/floor/questionnaire';
import { judgeDonor, judgeVitals, standingFindings } from '@sewa/contract/blood-donation/rules/eligibility';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { findingRefusal, ruleRefusal } from '../rules/rule-refusal.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { donorOf, factsFor, measuredOf, vitalsOf } from './donor-facts.ts';
import { noteOnDonor } from './floor-donors.queries.ts';
import { keepAnswers } from './keep-answers.ts';
import { takeStep } from './take-step.ts';

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
      work: async ({ visit, camp }) => {
        const vitals = measuredOf(call.body);
        const fixed = judgeVitals(vitals, await rulesInForce(tx), 350).filter((one) => !one.isOverridable);
        if (fixed.length > 0) throw findingRefusal('FLOOR_OUTSIDE_LIMITS', fixed);
        const note = { weight: vitals.weight };
        const noted = await noteOnDonor(tx, { camp: camp.id, donor: donorOf(visit.donor), note });
        return { change: { vitals }, before: { noted } };
      },
    });
}

/** Everything once more, with the answers; what speaks against it can be decided otherwise only where the rules say so. */
export function acceptDonor(needs: BloodNeeds): Handler<typeof floor.accept> {
  return (tx, call) =>
    takeStep(tx, call, {
      act: 'accept',
      station: 'medical',
      needs,
      work: async (scene) => {
        const { answers, overridden, overrideReason } = call.body;
        const { facts, rules } = await factsFor(scene, needs);
        const open = [...unanswered(answers, facts.gender), ...undated(answers, needs.today())];
        if (open.length > 0) throw new PortalError('FLOOR_QUESTIONS_OPEN');
        const findings = [
          ...judgeDonor(facts, rules, needs.today()),
          ...judgeVitals(vitalsOf(scene.visit.vitals), rules, 350),
          ...judgeAnswers(answers, rules, needs.today()),
        ];
        const forbidden = overridden.filter((rule) => !rules.overridable.includes(rule));
        if (forbidden.length > 0) throw ruleRefusal('OVERRIDE_REFUSED', forbidden);
        if (overridden.length > 0 && overrideReason === '')
          throw new PortalError('VALIDATION', { fields: { overrideReason: because('missing') } });
        const standing = standingFindings(findings, overridden);
        if (standing.length > 0) throw findingRefusal('DONATION_REFUSED', standing);
        return {
          change: { rule_version: rules.version, overridden, override_reason: overrideReason },
          before: { confidential: await keepAnswers(scene, answers) },
        };
      },
    });
}
