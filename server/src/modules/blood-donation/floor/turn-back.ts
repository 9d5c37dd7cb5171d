import type { floor } from '@sewa/contract/blood-donation/floor/floor';
import {
  judgeUndo,
  UNDO_GRACE_MS,
  type UndoRefusal,
  type VisitStatus,
  visitStatuses,
} from '@sewa/contract/blood-donation/floor/floor-moves';
import { queueText } from '@sewa/contract/blood-donation/floor/floor-rules';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { momentOf } from '../../../platform/http/device-time.rules.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import type { Handler } from '../../../platform/http/route.ts';
import type { BloodNeeds } from '../blood-needs.ts';
import { removeUnused } from '../donors/donors.ts';
import { forgetConfidential, standAgain } from '../records/deferrals.queries.ts';
import { type DonorNote, noteOnDonor } from './floor-donors.queries.ts';
import { deleteDeferrals, deleteDonation, noteReaction, type Reaction } from './floor-records.queries.ts';
import { shownVisit } from './shown-visits.ts';
import { findStep, markUndone, type StoredStep } from './steps.queries.ts';
import { assertStation, openCamp, takeStep } from './take-step.ts';
import {
  deleteVisit,
  findInLine,
  findOnBed,
  lockBeds,
  lockVisit,
  restoreVisit,
  type StoredVisit,
  type VisitChange,
} from './visits.queries.ts';

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
    return { bed: null, volume: null, bag_number: '', segment: '', bank_id: null, started_at: null };
  return from === visitStatuses.WAITING ? { rule_version: null, overridden: [], override_reason: '' } : {};
}

/** A wrong tap: the visit stands as before, and what the step recorded goes. */
export function undoStep(needs: BloodNeeds): Handler<typeof floor.undo> {
  return async (tx, { who, params, body, sentAt }) => {
    const [, visit, step] = await Promise.all([
      openCamp(tx, params.id),
      lockVisit(tx, params.id, params.visit),
      findStep(tx, body.step),
    ]);
    // A registration that was undone is gone with its steps: the act comes again.
    if (!visit) return { isRemoved: true, visit: null };
    if (!step || step.visit !== visit.id) throw notFound();
    // A desk names itself: the right of its station is what nobody can claim.
    assertStation(who, step.station);
    if (!step.isUndone) {
      const at = momentOf(body.at, new Date(), sentAt);
      const refusal = judgeUndo(
        { ...step, at: Date.parse(step.at) },
        { desk: body.desk, at: at.getTime(), limit: UNDO_GRACE_MS },
      );
      if (refusal !== null) throw undoRefusal(refusal, visit);
      await takeBack(tx, { camp: params.id, visit, step });
      if (step.act === 'register') {
        await removeRegistered(tx, visit, step);
        return { isRemoved: true, visit: null };
      }
      await markUndone(tx, step.id, at.toISOString());
    }
    const shown = await shownVisit(tx, who, { camp: params.id, visit: visit.id, needs });
    return { isRemoved: false, visit: shown };
  };
}

/** With the donor, if the registration entered one: who comes again is entered again. */
async function removeRegistered(tx: Tx, { id, donor }: StoredVisit, { before }: StoredStep): Promise<void> {
  await deleteVisit(tx, id);
  const { hasMadeDonor = false } = before as KeptBeside & Record<string, unknown>;
  if (hasMadeDonor && donor !== null) await removeUnused(tx, donor);
}

function undoRefusal(refusal: UndoRefusal, visit: StoredVisit): PortalError {
  switch (refusal) {
    case 'OTHER_STATION':
      return new PortalError('FLOOR_UNDO_OTHER');
    case 'TOO_LATE':
      return new PortalError('FLOOR_UNDO_LATE');
    case 'NOT_LAST':
      return new PortalError('FLOOR_UNDO_BUILT_ON', { words: () => ({ by: visit.lastByName }) });
  }
}

/** What steps keep for their undo beside the columns of the visit. */
interface KeptBeside {
  /** How the reaction of the donation stood. */
  donation?: { reaction: Reaction; care: string };
  /** What stood in the donor's record. */
  noted?: DonorNote;
  /** The answers that the step recorded. */
  confidential?: string;
  /** The deferrals that the step made. Absent in steps of earlier versions, which made the one of the visit. */
  deferrals?: string[];
  /** The deferrals that the step lifted. */
  lifted?: string[];
  /** The registration entered the donor. */
  hasMadeDonor?: boolean;
}

async function takeBack(
  tx: Tx,
  { camp, visit, step }: { camp: string; visit: StoredVisit; step: StoredStep },
): Promise<void> {
  const { donation, noted, confidential, deferrals, lifted, ...kept } = step.before as KeptBeside &
    Record<string, unknown>;
  if (noted && visit.donor !== null) await noteOnDonor(tx, { camp, donor: visit.donor, note: noted });
  if (confidential !== undefined) await forgetConfidential(tx, confidential);
  if (lifted && visit.donor !== null) await standAgain(tx, { camp, donor: visit.donor, deferrals: lifted });
  if (step.act === 'register') return;
  await assertFree(tx, { camp, visit, kept });
  await restoreVisit(tx, visit.id, kept);
  if ((step.act === 'finish' || step.act === 'stop') && visit.donation !== null)
    await deleteDonation(tx, visit.donation);
  if (step.act === 'defer')
    await deleteDeferrals(tx, deferrals ?? [visit.deferral].filter((id) => id !== null));
  if (donation && visit.donation !== null) await noteReaction(tx, visit.donation, donation);
}

/** Meanwhile the bed may have been given to another donor, and this one registered again. */
async function assertFree(
  tx: Tx,
  { camp, visit, kept }: { camp: string; visit: StoredVisit; kept: Record<string, unknown> },
): Promise<void> {
  if (visit.outcome !== '' && visit.donor !== null) {
    const again = await findInLine(tx, camp, visit.donor);
    if (again) throw new PortalError('FLOOR_IN_LINE', { words: () => ({ number: queueText(again.number) }) });
  }
  if (kept['status'] !== visitStatuses.DONATING || typeof kept['bed'] !== 'number') return;
  const bed = kept['bed'];
  await lockBeds(tx, camp);
  const other = await findOnBed(tx, camp, bed);
  if (other && other.number !== visit.number)
    throw new PortalError('FLOOR_UNDO_BED_TAKEN', {
      words: () => ({ bed: String(bed), number: queueText(other.number) }),
    });
}
