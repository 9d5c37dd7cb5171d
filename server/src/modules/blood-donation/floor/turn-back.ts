import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import {
  judgeUndo,
  UNDO_GRACE_MS,
  type VisitStatus,
  visitStatuses,
} from '@sewa/contract/blood-donation/floor/floor-moves';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { deleteDeferral, deleteDonation, noteReaction, type Reaction } from './floor-records.queries.ts';
import { findStep, markUndone } from './steps.queries.ts';
import { floorRow, momentOf, openCamp, takeStep } from './take-step.ts';
import { deleteVisit, lockVisit, restoreVisit, type VisitChange } from './visits.queries.ts';

export function withdrawDonor(needs: BloodNeeds): Handler<typeof floor.withdraw> {
  return (tx, call) =>
    takeStep(tx, call, {
      act: 'withdraw',
      station: call.body.station,
      needs,
      work: async () => ({ reason: call.body.reason }),
    });
}

/** One step back: what was taken at the step that is left goes, a bag that was opened stays used. */
export function sendBack(needs: BloodNeeds): Handler<typeof floor.back> {
  return (tx, call) =>
    takeStep(tx, call, {
      act: 'back',
      station: call.body.station,
      needs,
      work: async ({ visit }) => ({
        reason: call.body.reason,
        change: undoneByReturn(visit.status),
      }),
    });
}

function undoneByReturn(from: VisitStatus): VisitChange {
  if (from === visitStatuses.DONATING)
    return { bed: null, volume: null, bag_number: '', segment: '', started_at: null };
  return from === visitStatuses.WAITING ? { rule_version: null, overridden: [], override_reason: '' } : {};
}

/** A wrong tap: the visit stands as before, and what the step recorded goes. */
export function undoStep(needs: BloodNeeds): Handler<typeof floor.undo> {
  return async (tx, { who, params, body, sentAt }) => {
    await openCamp(tx, params.id, needs);
    const visit = await lockVisit(tx, params.id, params.visit);
    const step = await findStep(tx, body.step);
    // A registration that was undone is gone with its steps: the act comes again.
    if (!visit) return { isRemoved: true, visit: null };
    if (!step || step.visit !== visit.id) throw notFound();
    if (!step.isUndone) {
      const at = momentOf(body.at, sentAt);
      const refusal = judgeUndo(
        { ...step, at: Date.parse(step.at) },
        { desk: body.desk, at: at.getTime(), limit: UNDO_GRACE_MS },
      );
      if (refusal === 'OTHER_STATION') throw new PortalError('FLOOR_UNDO_OTHER');
      if (refusal === 'TOO_LATE') throw new PortalError('FLOOR_UNDO_LATE');
      if (refusal === 'NOT_LAST')
        throw new PortalError('FLOOR_UNDO_BUILT_ON', { words: () => ({ by: visit.lastByName }) });
      if (step.act === 'register') {
        await deleteVisit(tx, visit.id);
        return { isRemoved: true, visit: null };
      }
      const { donation, ...kept } = step.before as { donation?: { reaction: Reaction; care: string } };
      await restoreVisit(tx, visit.id, kept);
      if ((step.act === 'finish' || step.act === 'stop') && visit.donation !== null)
        await deleteDonation(tx, visit.donation);
      if (step.act === 'defer' && visit.deferral !== null) await deleteDeferral(tx, visit.deferral);
      if (donation && visit.donation !== null) await noteReaction(tx, visit.donation, donation);
      await markUndone(tx, step.id, at.toISOString());
    }
    return { isRemoved: false, visit: await floorRow(tx, who, { camp: params.id, visit: visit.id }) };
  };
}
