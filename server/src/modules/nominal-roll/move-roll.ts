import { findMove, statusText } from '@sewa/contract/kernel/moves';
import { right } from '@sewa/contract/kernel/rights/requirement';
import {
  judgeRollMove,
  losesArrivals,
  mayUndoRollMove,
  type RollMove,
  type RollRefusal,
  rollMachine,
} from '@sewa/contract/nominal-roll/roll-moves';
import type { rolls } from '@sewa/contract/nominal-roll/rolls';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { type LockedRoll, lockRoll, restoreRoll, setRollStatus } from './rolls.queries.ts';
import { rollResource } from './rolls.resource.ts';

/** The one way in which a roll changes its status. A cancelled roll frees its members' days by the trigger nominal_roll_follow. */
export const moveRoll: Handler<typeof rolls.move> = async (tx, { who, params, body }) => {
  const { to, reason, version } = body;
  const roll = await getLockedRoll(tx, params.id);
  assertVersion(await rollResource.get(tx, params.id), version);
  const user = { id: who.userId, acl: who.acl };
  const refusal = judgeRollMove({ roll, to, user, hasReason: reason !== '' });
  if (refusal) throw refused(refusal, roll.status, to);
  const move = getMove(roll.status, to);
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

function refused(refusal: RollRefusal, from: number, to: number): PortalError {
  switch (refusal) {
    case 'MOVE_UNKNOWN':
      return new PortalError('ROLL_MOVE_UNKNOWN', {
        words: (language) => ({
          from: statusText(rollMachine, from, language),
          to: statusText(rollMachine, to, language),
        }),
      });
    case 'FORBIDDEN':
      return new PortalError('FORBIDDEN', {
        data: { requirement: right(rollMachine.key, getMove(from, to).act) },
      });
    case 'REASON_NEEDED':
      return new PortalError('ROLL_REASON_NEEDED', { fields: { reason: 'missing' } });
    case 'OWN_WORK':
      return new PortalError('OWN_ROLL');
    default:
      return new PortalError(refusal);
  }
}

function getMove(from: number, to: number): RollMove {
  const move = findMove(rollMachine, from, to);
  if (!move) throw new Error(`no move from ${from} to ${to}`);
  return move;
}
