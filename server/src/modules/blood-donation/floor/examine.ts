import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import { measuredReasons, reasonOfRule } from '@sewa/contract/blood-donation/floor/floor-rules';
import { judgeAnswers, unanswered } from '@sewa/contract/blood-donation/floor/questionnaire';
import { isConfidential, shownInstead } from '@sewa/contract/blood-donation/rules/deferral-reasons';
import {
  deferralFor,
  judgeDonor,
  judgeVitals,
  standingFindings,
  type Vitals,
} from '@sewa/contract/blood-donation/rules/eligibility';
import type { NumberedRules } from '@sewa/contract/blood-donation/rules/rule-set';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { chosenEnd } from '../records/chosen-end.ts';
import { keepConfidential } from '../records/deferrals.queries.ts';
import { seenValues } from '../records/seen-values.ts';
import { ruleRefusal } from '../rules/rule-refusal.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { donorOf, factsFor, rulesOf, vitalsOf } from './donor-facts.ts';
import { noteOnDonor } from './floor-donors.queries.ts';
import { insertDeferral } from './floor-records.queries.ts';
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
        if (fixed.length > 0) throw ruleRefusal('FLOOR_OUTSIDE_LIMITS', rulesOf(fixed));
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
        const { visit, camp } = scene;
        const { answers, overridden, overrideReason } = call.body;
        const { facts, rules } = await factsFor(scene, needs);
        if (unanswered(answers, facts.gender).length > 0) throw new PortalError('FLOOR_QUESTIONS_OPEN');
        const findings = [
          ...judgeDonor(facts, rules, needs.today()),
          ...judgeVitals(vitalsOf(visit.vitals), rules, 350),
          ...judgeAnswers(answers, rules, needs.today()),
        ];
        const forbidden = overridden.filter((rule) => !rules.overridable.includes(rule));
        if (forbidden.length > 0) throw ruleRefusal('OVERRIDE_REFUSED', forbidden);
        if (overridden.length > 0 && overrideReason === '')
          throw new PortalError('VALIDATION', { fields: { overrideReason: because('missing') } });
        const standing = standingFindings(findings, overridden);
        if (standing.length > 0) throw ruleRefusal('DONATION_REFUSED', rulesOf(standing));
        const confidential = newId();
        await keepConfidential(tx, {
          id: confidential,
          donor: donorOf(visit.donor),
          deferral: null,
          camp: camp.id,
          reason: '',
          answers: Object.fromEntries(
            answers.map(({ question, reason, since }) => [question, { reason, since }]),
          ),
        });
        return {
          change: { rule_version: rules.version, overridden, override_reason: overrideReason },
          before: { confidential },
        };
      },
    });
}

/** By what was measured at the vitals, for any reason at the doctor. */
export function deferDonor(needs: BloodNeeds): Handler<typeof floor.defer> {
  return (tx, call) =>
    takeStep(tx, call, {
      act: 'defer',
      station: call.body.station,
      needs,
      work: async (scene) => {
        const { who, visit, camp, area } = scene;
        const { station, reason, since, measured } = call.body;
        const today = needs.today();
        if (since > today) throw new PortalError('VALIDATION', { fields: { since: because('inFuture') } });
        const { facts, rules } = await factsFor(scene, needs);
        const vitals = measured === null ? vitalsOf(visit.vitals) : measuredOf(measured);
        if (station === 'vital') assertMeasured(reason, vitals, rules);
        const deferral = deferralFor({ reason, since, chosen: chosenEnd(call.body) }, rules);
        if (deferral === null)
          throw new PortalError('VALIDATION', { fields: { chosen: because('missing') } });
        const id = newId();
        const donor = donorOf(visit.donor);
        await insertDeferral(tx, {
          area,
          id,
          centre: facts.centre,
          donor,
          camp: camp.id,
          campCentre: camp.centre,
          device: await needs.device(tx),
          day: today,
          reason: isConfidential(reason) ? shownInstead : reason,
          kind: deferral.kind,
          since,
          welcomeFrom: deferral.kind === 'until' ? deferral.from : null,
          ruleVersion: rules.version,
          seen: seenValues(vitals),
          by: { id: who.userId, name: who.name },
        });
        if (isConfidential(reason))
          await keepConfidential(tx, {
            id: newId(),
            donor,
            deferral: id,
            camp: camp.id,
            reason,
            answers: {},
          });
        return { change: { deferral_id: id, vitals: measured === null ? visit.vitals : vitals } };
      },
    });
}

function measuredOf(body: Vitals): Vitals {
  const { weight, haemoglobin, systolic, diastolic, pulse, isPulseRegular, temperature } = body;
  return { weight, haemoglobin, systolic, diastolic, pulse, isPulseRegular, temperature };
}

/** The station of the vitals defers for what it saw outside a limit, and for nothing else. */
function assertMeasured(reason: string, vitals: Vitals, rules: NumberedRules): void {
  const found = judgeVitals(vitals, rules, 350).filter(
    ({ seen, rule }) => seen !== null || rule === 'pulseRhythm',
  );
  const isMeasured = (measuredReasons as readonly string[]).includes(reason);
  if (!isMeasured || !found.some(({ rule }) => reasonOfRule(rule) === reason))
    throw new PortalError('FLOOR_DOCTOR_DECIDES');
}
