import { type Deferral, type DeferralFields, deferrals } from '@sewa/contract/blood-donation/deferrals';
import { isConfidential, shownInstead } from '@sewa/contract/blood-donation/rules/deferral-reasons';
import type { StandingDeferral } from '@sewa/contract/blood-donation/rules/eligibility';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { meets, right } from '@sewa/contract/kernel/rights/requirement';
import { newId } from '@sewa/contract/kernel/values/ids';
import { sql } from 'kysely';
import { PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { centreName } from '../../../platform/resource/lookups.queries.ts';
import { serveResource } from '../../../platform/resource/serve-resource.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { getDonor } from '../donors/donors.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { decidedDeferral } from './decided-deferral.ts';
import { keepConfidential, readConfidential } from './deferrals.queries.ts';
import { campForRecord, donorForRecord, placeOfDecision } from './record-places.ts';

const closeCamp = right('BLOOD_DONATION.CAMP', 'closeCamp');

export type DeferralResource = ReturnType<typeof deferralResource>;

export function deferralResource(needs: BloodNeeds) {
  return serveResource(deferrals, {
    table: 'blood_deferral',
    columns: {
      reason: { column: 'reason', read: sql<Deferral['reason']>`r.reason` },
      chosen: { read: sql<Deferral['chosen']>`r.kind` },
    },
    extra: {
      donorName: sql<
        string | null
      >`(select d.name from blood_donor d where d.area_id = r.area_id and d.id = r.donor_id)`,
      donorNumber: sql<
        number | null
      >`(select d.number from blood_donor d where d.area_id = r.area_id and d.id = r.donor_id)`,
      day: sql<string>`r.day`,
      kind: sql<Deferral['kind']>`r.kind`,
      campName: sql<
        string | null
      >`(select c.name from blood_camp c where c.area_id = r.area_id and c.id = r.camp_id)`,
      centreName,
      decidedByName: sql<string>`r.decided_by_name`,
      ruleVersion: sql<number>`r.rule_version`,
      liftedOn: sql<string | null>`r.lifted_on`,
      liftedByName: sql<string>`r.lifted_by_name`,
      liftReason: sql<string>`r.lift_reason`,
    },
    order: { day: sql`r.day` },
    search: ['notes'],
    filters: {
      kind: (value) => sql<boolean>`r.kind = any (${[value].flat()})`,
      dayFrom: (value) => sql<boolean>`r.day >= ${value}`,
      dayTo: (value) => sql<boolean>`r.day <= ${value}`,
    },
    may: {
      change: () => {
        throw new PortalError('DEFERRAL_FIXED');
      },
    },
    hooks: {
      beforeSave: async (tx, { who, fields }) => {
        const today = needs.today();
        if (fields.since > today)
          throw new PortalError('VALIDATION', { fields: { since: because('inFuture') } });
        const { centre } = await donorForRecord(tx, fields.donor);
        const rules = await rulesInForce(tx);
        const { day, campCentre } = await placeOfDecision(tx, { ...fields, today });
        const deferral = decidedDeferral(fields, rules, day);
        return {
          fields: { ...fields, reason: shownReason(fields), welcomeFrom: endOf(deferral) },
          columns: {
            centre_id: centre,
            camp_centre_id: campCentre,
            kind: deferral.kind,
            day,
            rule_version: rules.version,
            seen: {},
            device: await needs.device(tx),
            decided_by: who.userId,
            decided_by_name: who.name,
          },
        };
      },
      afterSave: async (tx, { id, fields }) => {
        if (!isConfidential(fields.reason)) return;
        const { donor, reason, camp } = fields;
        await keepConfidential(tx, { id: newId(), donor, deferral: id, camp, reason, answers: {} });
      },
      beforeRemove: async (tx, { current }) => {
        await campForRecord(tx, current);
      },
    },
  });
}

/** What the doctor finds to be over is lifted, with a reason; what the rules fix only where it was a mistake. */
export function liftDeferral(served: DeferralResource, needs: BloodNeeds): Handler<typeof deferrals.lift> {
  return async (tx, { who, params, body }) => {
    const deferral = (await served.table.lock(tx, params.id)) ?? (await served.get(tx, params.id));
    if (deferral.liftedOn !== null) throw new PortalError('DEFERRAL_LIFTED');
    const { overridable } = await rulesInForce(tx);
    const isOpen =
      deferral.kind === 'recovery' || (deferral.kind === 'until' && overridable.includes(deferral.reason));
    if (!isOpen && !meets(closeCamp, who)) throw new PortalError('DEFERRAL_STANDS');
    const lifted = await served.table.update(tx, params.id, {
      lifted_on: needs.today(),
      lifted_by_name: who.name,
      lift_reason: body.reason,
    });
    return lifted ?? served.get(tx, params.id);
  };
}

export function openConfidential({ today }: BloodNeeds): Handler<typeof deferrals.confidential> {
  return async (tx, { params }) => {
    await getDonor(tx, params.id, today());
    return (await readConfidential(tx, params.id)) as never;
  };
}

/** Everybody but the medical station reads the doctor's decision. */
function shownReason({ reason }: DeferralFields): DeferralFields['reason'] {
  return isConfidential(reason) ? shownInstead : reason;
}

function endOf(deferral: StandingDeferral): string | null {
  return deferral.kind === 'until' ? deferral.from : null;
}
