import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import { measuredReasons, missedLimits, reasonOfRule } from '@sewa/contract/blood-donation/floor/floor-rules';
import {
  type StandingAnswer,
  standingAnswers,
  undated,
} from '@sewa/contract/blood-donation/floor/questionnaire';
import { isConfidential, shownInstead } from '@sewa/contract/blood-donation/rules/deferral-reasons';
import { compareEnds, type Vitals } from '@sewa/contract/blood-donation/rules/eligibility';
import type { NumberedRules } from '@sewa/contract/blood-donation/rules/rule-set';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { decidedDeferral } from '../records/decided-deferral.ts';
import { keepConfidential } from '../records/deferrals.queries.ts';
import { seenValues } from '../records/seen-values.ts';
import { donorOf, factsFor, measuredOf, noteWeight, vitalsOf } from './donor-facts.ts';
import { insertDeferral, type NewDeferral } from './floor-records.queries.ts';
import { keepAnswers } from './keep-answers.ts';
import { type ActScene, takeStep } from './take-step.ts';

type Deferring = BodyOf<typeof floor.defer>;

/** By what was measured at the vitals, for any reason at the doctor, and there also for every answer that stands. */
export function deferDonor(needs: BloodNeeds): Handler<typeof floor.defer> {
  return (tx, call) =>
    takeStep(tx, call, {
      act: 'defer',
      station: call.body.station,
      needs,
      work: async (scene) => {
        const { who, visit, camp, area } = scene;
        const { station, measured, answers } = call.body;
        const day = needs.today(new Date(scene.at));
        const { facts, rules } = await factsFor(scene, day);
        const vitals = measured === null ? vitalsOf(visit.vitals) : measuredOf(measured);
        if (station === 'vital') assertMeasured(call.body, vitals, rules);
        const common = {
          area,
          centre: facts.centre,
          donor: donorOf(visit.donor),
          camp: camp.id,
          campCentre: camp.centre,
          device: await needs.device(tx),
          day,
          ruleVersion: rules.version,
          seen: seenValues(vitals),
          by: { id: who.userId, name: who.name },
        };
        const deferrals: string[] = [];
        for (const decision of decisionsOf(call.body, rules, day))
          deferrals.push(await storeDecision(scene, decision, common));
        const [longest] = deferrals;
        return {
          // The slip is of the one that lasts longest.
          change: { deferral_id: longest, vitals: measured === null ? visit.vitals : vitals },
          before: {
            deferrals,
            ...(measured === null ? {} : await noteWeight(scene, vitals)),
            ...(answers.length > 0 ? { confidential: await keepAnswers(scene, answers) } : {}),
          },
        };
      },
    });
}

/** The doctor's decision and the answers that stand beside it, the longest first. */
function decisionsOf(body: Deferring, rules: NumberedRules, day: string): StandingAnswer[] {
  const { reason, since, answers } = body;
  const deferral = decidedDeferral(body, rules, day);
  if (undated(answers, day).length > 0)
    throw new PortalError('VALIDATION', { fields: { answers: because('other') } });
  const others = standingAnswers(answers, rules, day).filter((answer) => answer.reason !== reason);
  return [{ reason, since, deferral }, ...others].toSorted((one, other) =>
    compareEnds(one.deferral, other.deferral),
  );
}

async function storeDecision(
  { tx }: ActScene,
  { reason, since, deferral }: StandingAnswer,
  common: Omit<NewDeferral, 'id' | 'reason' | 'kind' | 'since' | 'welcomeFrom'>,
): Promise<string> {
  const id = newId();
  await insertDeferral(tx, {
    ...common,
    id,
    reason: isConfidential(reason) ? shownInstead : reason,
    kind: deferral.kind,
    since,
    welcomeFrom: deferral.kind === 'until' ? deferral.from : null,
  });
  if (isConfidential(reason)) {
    const { donor, camp } = common;
    await keepConfidential(tx, { id: newId(), donor, deferral: id, camp, reason, answers: {} });
  }
  return id;
}

/** The station of the vitals defers for what it saw outside a limit, and for nothing else. */
function assertMeasured({ reason, answers }: Deferring, vitals: Vitals, rules: NumberedRules): void {
  const found = missedLimits(vitals, rules);
  const isMeasured = (measuredReasons as readonly string[]).includes(reason);
  if (answers.length > 0 || !isMeasured || !found.some(({ rule }) => reasonOfRule(rule) === reason))
    throw new PortalError('FLOOR_DOCTOR_DECIDES');
}
