import type { rollMembers } from '@sewa/contract/nominal-roll/members';
import { PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { hasArrived, holdRemoved, putBackMembers, removeMembers } from './members.queries.ts';
import { assertMembersOpen } from './members.ts';
import { getLockedRoll } from './move-roll.ts';
import { touchPutBack, touchRemoval } from './rolls.queries.ts';
import { mayUndoRemoval } from './undo-removal.rules.ts';

export const takeOff: Handler<typeof rollMembers.remove> = async (tx, { who, params, body }) => {
  const roll = await getLockedRoll(tx, params.id);
  assertMembersOpen(roll, who);
  if (await hasArrived(tx, roll.id, body.members)) throw new PortalError('ALREADY_ARRIVED');
  const removed = await removeMembers(tx, roll.id, body.members);
  if (removed.length === 0) return { removed: 0, version: roll.version };
  // Each change of a row raises it by one.
  const version = roll.version + 1;
  const undo = { by: who.userId, at: new Date().toISOString(), version, editors: roll.editors, removed };
  await touchRemoval(tx, { id: roll.id, user: who.userId }, undo);
  return { removed: removed.length, version };
};

/** The same rows come back. They are not judged again: nothing has happened to the roll meanwhile. */
export const putBack: Handler<typeof rollMembers.undoRemove> = async (tx, { who, params, body }) => {
  const { hasMerged } = await holdRemoved(tx, params.id);
  const roll = await getLockedRoll(tx, params.id);
  assertMembersOpen(roll, who);
  const { removal, version: current } = roll;
  const asked = { current, version: body.version, user: who.userId, now: Date.now() };
  if (removal === null || hasMerged || !mayUndoRemoval(removal, asked))
    throw new PortalError('ROLL_UNDO_REFUSED');
  await putBackMembers(tx, removal.removed);
  await touchPutBack(tx, roll.id, removal.editors);
  return null;
};
