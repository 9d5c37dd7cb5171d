import { type RollStatus, rollStatuses } from '@sewa/contract/nominal-roll/enums';
import {
  checkRollMove,
  losesArrivals,
  mayUndoRollMove,
  rollMachine,
} from '@sewa/contract/nominal-roll/roll-moves';
import type { rolls } from '@sewa/contract/nominal-roll/rolls';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import type { FourEyes } from '../../platform/four-eyes/decided-table.ts';
import { assertDecision } from '../../platform/four-eyes/four-eyes.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { assertNobodyStopped } from './assert-nobody-stopped.ts';
import { type LockedRoll, lockRoll, restoreRoll, setRollStatus } from './rolls.queries.ts';
import { rollResource } from './rolls.resource.ts';

const fourEyes = {
  machine: rollMachine,
  table: 'nominal_roll',
  parts: ['nominal_roll_member'],
  deciders: { approvedBy: 'approved_by' },
  refusals: {
    MOVE_UNKNOWN: 'ROLL_MOVE_UNKNOWN',
    OWN_WORK: 'OWN_ROLL',
    REASON_NEEDED: 'ROLL_REASON_NEEDED',
  },
} as const satisfies FourEyes<'NOMINAL_ROLL.ROLL', RollStatus, 'approvedBy'>;

/** Moves that are made for the people on the roll: they are looked at once more. */
const goesOnWithMembers: ReadonlySet<number> = new Set([rollStatuses.APPROVED, rollStatuses.ON_SEWA]);

/** The one way in which a roll changes its status. A cancelled roll frees its members' days by the trigger nominal_roll_follow. */
export const moveRoll: Handler<typeof rolls.move> = async (tx, { who, params, body }) => {
  const { to, reason, version } = body;
  const roll = await getLockedRoll(tx, params.id);
  const move = await assertDecision(tx, fourEyes, {
    record: roll,
    to,
    reason,
    version,
    who,
    check: (wanted) => checkRollMove(roll, wanted),
  });
  if (goesOnWithMembers.has(to)) await assertNobodyStopped(tx, roll.id);
  const { status, statusSince, approvedBy, approvedByName } = roll;
  await setRollStatus(tx, roll.id, {
    to,
    reason,
    approver: move.decider === 'approvedBy' ? who : null,
    undo: {
      by: who.userId,
      at: new Date().toISOString(),
      from: status,
      // Each change of a row raises it by one.
      version: roll.version + 1,
      statusSince,
      reason: roll.reason,
      approvedBy,
      approvedByName,
    },
  });
  return rollResource.get(tx, roll.id);
};

/** The undo of a cancellation takes the days again, which the constraint on overlaps may refuse. */
export const undoRollMove: Handler<typeof rolls.undo> = async (tx, { who, params, body }) => {
  const roll = await getLockedRoll(tx, params.id);
  const { undo } = roll;
  const user = { id: who.userId, acl: who.acl };
  const isPossible = mayUndoRollMove({ roll, version: body.version, user, now: Date.now() });
  if (!isPossible || undo === null) throw new PortalError('ROLL_UNDO_REFUSED');
  if (losesArrivals(roll, undo.from)) throw new PortalError('ALREADY_ARRIVED');
  await restoreRoll(tx, roll.id, undo);
  return rollResource.get(tx, roll.id);
};

export async function getLockedRoll(tx: Tx, id: string): Promise<LockedRoll> {
  const roll = await lockRoll(tx, id);
  if (!roll) throw notFound();
  return roll;
}
