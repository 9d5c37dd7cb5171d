import { mayUndoMove } from '@sewa/contract/kernel/moves';
import type { AclKey } from '@sewa/contract/kernel/rights/rights';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import { notFound, PortalError } from '../http/portal-error.ts';
import type { FourEyes, UndoableDecision } from './decided-table.ts';
import { findColumns, findUndo, lockDecided, restoreColumns } from './four-eyes.queries.ts';

/**
 * The column `undo`, written with a decision: how the record stood in what the decision writes. Reversing a decision by
 * the table of moves would not do: it has no way back without a reason, and times and deciders would begin anew.
 */
export async function undoColumn(
  tx: Tx,
  { table }: { table: string },
  decision: {
    record: { id: string; status: number; version: number };
    who: Who;
    at: string;
    written: readonly string[];
  },
): Promise<{ undo: string }> {
  const { record, who, at, written } = decision;
  const columns = await findColumns(tx, { table, id: record.id, columns: written });
  const undo: UndoableDecision = {
    by: who.userId,
    at,
    from: record.status,
    // Each change of a row raises it by one.
    version: record.version + 1,
    columns,
  };
  return { undo: JSON.stringify(undo) };
}

/**
 * Puts the record back to how it stood before the caller's own decision, for ten minutes and while nothing has happened
 * since. `isTouched` tells of what the version does not: rows of other tables that build on the decision.
 */
export async function undoDecision<Key extends AclKey, Status extends number, Decider extends string>(
  tx: Tx,
  four: FourEyes<Key, Status, Decider>,
  asked: { id: string; version: number; who: Who; isTouched?: (since: string) => Promise<boolean> },
): Promise<void> {
  const { id, version, who, isTouched } = asked;
  const record = await lockDecided(tx, four, id);
  if (!record) throw notFound();
  const undo = await findUndo(tx, { table: four.table, id });
  const user = { id: who.userId, acl: who.acl };
  const isPossible = mayUndoMove(four.machine, {
    record: { status: record.status, version: record.version, undo },
    version,
    user,
    now: Date.now(),
  });
  if (!isPossible || undo === null || (await isTouched?.(undo.at)))
    throw new PortalError('DECISION_UNDO_REFUSED');
  await restoreColumns(tx, { table: four.table, id, columns: undo.columns });
}
