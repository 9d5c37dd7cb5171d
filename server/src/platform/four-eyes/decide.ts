import type { AclKey } from '@sewa/contract/kernel/rights/rights';
import type { Tx } from '../db/kysely-on-client.ts';
import { notFound } from '../http/portal-error.ts';
import type { DecidedRecord, FourEyes } from './decided-table.ts';
import { lockDecided, writeDecided } from './four-eyes.queries.ts';
import { assertDecision, type Decision, decisionColumns } from './four-eyes.ts';
import { undoColumn } from './undo-decision.ts';

/**
 * The one way in which such a record changes its status: locks it, judges, writes. `columns` are written with it.
 * Returns the record as it was.
 */
export async function decide<Key extends AclKey, Status extends number, Decider extends string>(
  tx: Tx,
  four: FourEyes<Key, Status, Decider>,
  decision: Omit<Decision<Key, Status, Decider>, 'record'> & {
    id: string;
    columns?: Readonly<Record<string, unknown>>;
  },
): Promise<DecidedRecord<Decider>> {
  const { id, columns, ...asked } = decision;
  const record = await lockDecided(tx, four, id);
  if (!record) throw notFound();
  const move = await assertDecision(tx, four, { ...asked, record });
  const at = new Date().toISOString();
  const { who, reason } = asked;
  const written = { ...columns, ...decisionColumns(four, { move, who, reason, at }) };
  const undo = four.isUndoable
    ? await undoColumn(tx, four, { record, who, at, written: Object.keys(written) })
    : {};
  await writeDecided(tx, four, { id, columns: { ...written, ...undo } });
  return record;
}
