import type { Tx } from '../../db/kysely-on-client.ts';
import { type Change, judgeChange, type MergeRules, type RowState, stateAfter } from '../merge.rules.ts';
import { dependentsOf, referencesOf } from '../sync-rows.queries.ts';

/**
 * Deletions that the cloud does not follow, by the ids of their changes. A device deletes a record with what depends on it, those
 * first. Where the cloud keeps the record, it keeps all of it; and it keeps the record where something depends on it that the
 * device did not delete, because it had not seen it.
 */
export async function findSpared(
  tx: Tx,
  changes: readonly Change[],
  { states, rulesOf }: { states: ReadonlyMap<string, RowState>; rulesOf: (entity: string) => MergeRules },
): Promise<ReadonlySet<string>> {
  const deletions = changes.filter(({ kind }) => kind === 'D');
  const spared = new Set<string>();
  if (deletions.length === 0) return spared;
  const now = new Map(states);
  const followed: Followed[] = [];
  for (const change of changes) {
    const key = keyOf(change.entity, change.row);
    const state = now.get(key);
    if (!state) throw new Error(`${key} was not loaded`);
    const verdict = judgeChange(change, state, rulesOf(change.entity));
    const isThere = change.kind === 'D' && state.fields !== null;
    if (isThere && verdict.act === null) await spare(tx, change, { deletions, spared });
    else if (isThere)
      followed.push({ change, dependents: await dependentsOf(tx, change.entity, change.row) });
    now.set(key, stateAfter(state, verdict, change.stamp));
  }
  // What is spared keeps what it depends on, however the device ordered them.
  for (let before = -1; before !== spared.size; ) {
    before = spared.size;
    for (const { change, dependents } of followed)
      if (hasOthers(dependents, { deletions, spared })) await spare(tx, change, { deletions, spared });
  }
  return spared;
}

interface Followed {
  change: Change;
  dependents: readonly { entity: string; row_id: string }[];
}

function hasOthers(
  dependents: Followed['dependents'],
  { deletions, spared }: { deletions: readonly Change[]; spared: ReadonlySet<string> },
): boolean {
  const gone = new Set(
    deletions.filter(({ id }) => !spared.has(id)).map((one) => keyOf(one.entity, one.row)),
  );
  return dependents.some((one) => !gone.has(keyOf(one.entity, one.row_id)));
}

async function spare(
  tx: Tx,
  change: Change,
  { deletions, spared }: { deletions: readonly Change[]; spared: Set<string> },
): Promise<void> {
  if (spared.has(change.id)) return;
  spared.add(change.id);
  for (const other of deletions) {
    const named = (await referencesOf(tx, other.entity)).some(
      ({ parent, column_name }) => parent === change.entity && other.before?.[column_name] === change.row,
    );
    if (named) await spare(tx, other, { deletions, spared });
  }
}

function keyOf(entity: string, row: string): string {
  return `${entity}/${row}`;
}
