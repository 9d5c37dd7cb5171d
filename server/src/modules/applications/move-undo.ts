import { createHash } from 'node:crypto';
import { isUndoable } from '@sewa/contract/applications/undo-move';
import type { MoveUndo, StoredApplication } from './application-rows.queries.ts';
import { entriesOf } from './judged-application.ts';

/** Null: the move cannot be undone. */
export function undoOf(
  before: StoredApplication,
  move: { to: number; by: string; at: string },
): Omit<MoveUndo, 'statusSince'> | null {
  if (!isUndoable(move.to)) return null;
  const { status, preApprovedBy, approvedBy, sentBack, editors } = before;
  return {
    by: move.by,
    at: move.at,
    from: status,
    // Each change of a row raises it by one.
    version: before.version + 1,
    preApprovedBy,
    approvedBy,
    sentBack,
    editors,
    entries: digestOf(before),
  };
}

export function isUntouched(application: StoredApplication, { entries }: MoveUndo): boolean {
  return digestOf(application) === entries;
}

function digestOf(application: StoredApplication): string {
  return createHash('sha256')
    .update(JSON.stringify(entriesOf(application)))
    .digest('hex');
}
