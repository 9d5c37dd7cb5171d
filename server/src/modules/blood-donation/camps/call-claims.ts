import { isCampEditable } from '@sewa/contract/blood-donation/camp-moves';
import type { camps } from '@sewa/contract/blood-donation/camps';
import { areaOf } from '../../../platform/access/area-of.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { ModuleStep } from '../../../platform/module.ts';
import { dropClaim, dropOtherClaims, findClaimant, forgetClaims, takeClaim } from './call-claims.queries.ts';
import { findCall, readMayBeCalled } from './calling-list.queries.ts';
import type { CampResource } from './camps.resource.ts';

/** Somebody calls one donor at a time, so a claim ends the caller's earlier one. */
export function claimCall(served: CampResource): Handler<typeof camps.claimCall> {
  return async (tx, { who, params, body }) => {
    const camp = await served.get(tx, params.id);
    if (!isCampEditable(camp.status)) throw new PortalError('CAMP_FROZEN');
    const call = { camp: camp.id, donor: params.donor };
    const mayBeCalled = await readMayBeCalled(tx, call.donor);
    if (mayBeCalled === null) throw notFound();
    if (!mayBeCalled) throw new PortalError('NOT_CALLABLE');
    const by = { id: who.userId, name: who.name };
    if (!(await takeClaim(tx, { ...call, area: areaOf(who), centre: camp.centre, by }))) {
      const claimant = await findClaimant(tx, call);
      throw new PortalError('CALL_CLAIMED', { words: () => ({ by: claimant ?? '–' }) });
    }
    // Read behind the claim: whoever had it before has noted the outcome by now.
    const noted = await findCall(tx, call);
    if (noted !== null && noted.calledAt !== body.seenCallAt && noted.calledByName !== who.name)
      throw new PortalError('CALL_NOTED', { words: () => ({ by: noted.calledByName }) });
    await dropOtherClaims(tx, { ...call, user: who.userId });
    return null;
  };
}

export function releaseCall(served: CampResource): Handler<typeof camps.releaseCall> {
  return async (tx, { who, params }) => {
    const camp = await served.get(tx, params.id);
    await dropClaim(tx, { camp: camp.id, user: who.userId, donor: params.donor });
    return null;
  };
}

export const forgetOldClaims: ModuleStep = {
  name: 'old claims of calling lists',
  run: async (_progress, anonymous) => ({ claims: await anonymous(forgetClaims) }),
};
