import { isCampEditable } from '@sewa/contract/blood-donation/camp-moves';
import type { camps } from '@sewa/contract/blood-donation/camps';
import { areaOf } from '../../../platform/access/area-of.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { rulesInForce } from '../rules/rules.queries.ts';
import { dropClaim } from './call-claims.queries.ts';
import { callableDonors, deleteCall, readMayBeCalled, saveCall } from './calling-list.queries.ts';
import type { CampResource } from './camps.resource.ts';

/** Judged for the first day of the camp, or for today once it has begun. */
export function showCallingList(
  served: CampResource,
  { today }: BloodNeeds,
): Handler<typeof camps.callingList> {
  return async (tx, { params, query }) => {
    const camp = await served.get(tx, params.id);
    const [, day = camp.firstDay] = [today(), camp.firstDay].sort();
    return callableDonors(tx, { camp: camp.id, day, rules: await rulesInForce(tx), query });
  };
}

export function recordCall(served: CampResource): Handler<typeof camps.recordCall> {
  return async (tx, { who, params, body }) => {
    const camp = await served.get(tx, params.id);
    if (!isCampEditable(camp.status)) throw new PortalError('CAMP_FROZEN');
    const mayBeCalled = await readMayBeCalled(tx, params.donor);
    if (mayBeCalled === null) throw notFound();
    const claim = { camp: camp.id, user: who.userId, donor: params.donor };
    if (body.outcome === null) {
      await deleteCall(tx, claim);
      await dropClaim(tx, claim);
      return null;
    }
    if (!mayBeCalled) throw new PortalError('NOT_CALLABLE');
    await saveCall(tx, {
      area: areaOf(who),
      centre: camp.centre,
      camp: camp.id,
      donor: params.donor,
      outcome: body.outcome,
      note: body.note,
      by: who.name,
    });
    await dropClaim(tx, claim);
    return null;
  };
}
