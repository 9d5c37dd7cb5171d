import { findMove } from '../kernel/moves.ts';
import type { Acl } from '../kernel/rights/acl.ts';
import { holds } from '../kernel/rights/requirement.ts';
import { applicationMachine } from './application-moves.ts';
import { applicationStatuses } from './enums.ts';

/** For so long whoever made a move can undo it. */
export const UNDO_MINUTES = 10;

/** The last move of an application, as far as undoing it asks. */
export interface UndoableMove {
  /** Who made it, and when. */
  readonly by: string;
  readonly at: string;
  readonly from: number;
  /** The version of the application since. */
  readonly version: number;
}

/** What a final acceptance made is not taken back. */
export function isUndoable(to: number): boolean {
  return to !== applicationStatuses.FINAL_ACCEPTANCE;
}

/** Only by who made the move, who still has the right for it, soon, and while nothing has happened since. */
export function mayUndo(asked: {
  application: { status: number; version: number; undo: UndoableMove | null };
  /** The version that the user has seen. */
  version: number;
  user: { id: string; acl: Acl };
  now: number;
}): boolean {
  const { application, version, user, now } = asked;
  const { status, undo } = application;
  if (undo === null || !isUndoable(status) || undo.by !== user.id) return false;
  if (application.version !== version || undo.version !== version) return false;
  const move = findMove(applicationMachine, undo.from, status);
  if (!move || !holds(user.acl, applicationMachine.key, move.act)) return false;
  return now - Date.parse(undo.at) <= UNDO_MINUTES * 60_000;
}
