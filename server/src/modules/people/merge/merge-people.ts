import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import { areaOf } from '../../../platform/access/area-of.ts';
import type { Who } from '../../../platform/access/who.ts';
import type { Tx } from '../../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../../platform/http/portal-error.ts';
import { assertVersion } from '../../../platform/resource/version.ts';
import { contradictionsOf, type Described } from '../contradiction.rules.ts';
import {
  insertMerge,
  type LockedPerson,
  lockMerge,
  lockPerson,
  type MergeTables,
  type Moved,
  markUndone,
  moveReferences,
  referencesTo,
  rowAsJson,
  setColumns,
  setMergedInto,
  touchPerson,
} from './merge.queries.ts';
import { changedColumns, columnsTaken, toPutBack } from './merge.rules.ts';

interface MergeCall {
  who: Who;
  kept: string;
  body: {
    other: string;
    version: number;
    otherVersion: number;
    take: readonly string[];
    isConfirmed?: boolean | undefined;
  };
}

/** What is special about a kind of people. */
export interface MergeRules {
  tables: MergeTables;
  /** What one record says of the person, for contradictions; identity numbers where there are any. */
  describe?(tx: Tx, person: LockedPerson): Promise<Described>;
  /** Throws where one of the two may not be merged. */
  check?(tx: Tx, pair: { kept: LockedPerson; merged: LockedPerson }): Promise<void>;
  /** Asked before anything moves and again afterwards; throws to refuse. */
  checkPair?(tx: Tx, pair: { kept: string; merged: string }): Promise<void>;
}

/** One transaction: the chosen values are taken over, everything that points to the other record follows, it goes out of sight. */
export async function mergePeople(
  tx: Tx,
  rules: MergeRules,
  { who, kept, body }: MergeCall,
): Promise<{ id: string }> {
  const { tables } = rules;
  const merged = body.other;
  if (kept === merged) throw new PortalError('VALIDATION', { fields: { other: because('sameRecord') } });
  const rows = await lockBoth(tx, tables, { kept, merged });
  assertVersion(rows.kept, body.version);
  assertVersion(rows.merged, body.otherVersion);
  if (rows.kept.mergedInto !== null || rows.merged.mergedInto !== null)
    throw new PortalError('ALREADY_MERGED');
  await rules.check?.(tx, rows);
  const describe = rules.describe ?? (async (_tx: Tx, person: LockedPerson): Promise<Described> => person);
  const contradictions = contradictionsOf(await describe(tx, rows.kept), await describe(tx, rows.merged));
  if (contradictions.length > 0 && !body.isConfirmed)
    throw new PortalError('MERGE_CONTRADICTION', { data: { contradictions } });

  // Asked before anything moves as well: what a check locks is locked before the rows that point to the people.
  await rules.checkPair?.(tx, { kept, merged });
  const [before, other] = [await rowAsJson(tx, tables, kept), await rowAsJson(tx, tables, merged)];
  const moved: Moved[] = [];
  for (const reference of await referencesTo(tx, tables)) {
    const ids = await moveReferences(tx, tables, { ...reference, from: merged, to: kept });
    if (ids.length > 0) moved.push({ ...reference, ids });
  }
  await rules.checkPair?.(tx, { kept, merged });
  await setMergedInto(tx, tables, merged, kept);
  await setColumns(tx, tables, kept, columnsTaken({ kept: before, other, take: body.take }));
  await touchPerson(tx, tables, { id: kept, version: rows.kept.version });
  const changed = changedColumns(before, await rowAsJson(tx, tables, kept));
  const id = newId();
  await insertMerge(tx, tables, {
    area: areaOf(who),
    id,
    centre: rows.kept.centre,
    kept,
    merged,
    user: { id: who.userId, name: who.name },
    before: changed.before,
    after: changed.after,
    moved,
  });
  return { id };
}

/** Puts back what the merge did; what was entered since stays with the record that was kept. */
export async function undoMergeOf(
  tx: Tx,
  tables: MergeTables,
  id: string,
): Promise<{ kept: string; merged: string }> {
  const merge = await lockMerge(tx, tables, id);
  if (!merge) throw notFound();
  const { kept_id: kept, merged_id: merged } = merge;
  const rows = await lockBoth(tx, tables, { kept, merged });
  const isLater = rows.kept.mergedInto !== null || rows.merged.mergedInto !== kept;
  if (merge.undone_at !== null || !merge.isFresh || isLater) throw new PortalError('UNDO_TOO_LATE');
  const now = await rowAsJson(tx, tables, kept);
  await setColumns(tx, tables, kept, toPutBack({ before: merge.kept_before, after: merge.kept_after, now }));
  await setMergedInto(tx, tables, merged, null);
  for (const { ids, ...reference } of merge.moved)
    await moveReferences(tx, tables, { ...reference, from: kept, to: merged, only: ids });
  await touchPerson(tx, tables, { id: kept, version: rows.kept.version });
  await markUndone(tx, tables, merge.id);
  return { kept, merged };
}

/** Always in the same order, so that two merges of the same pair wait for each other instead of for ever. */
async function lockBoth(tx: Tx, tables: MergeTables, { kept, merged }: { kept: string; merged: string }) {
  const [first, second] = [kept, merged].sort() as [string, string];
  const rows = new Map([
    [first, await lockPerson(tx, tables, first)],
    [second, await lockPerson(tx, tables, second)],
  ]);
  const [keptRow, mergedRow] = [rows.get(kept), rows.get(merged)];
  if (!keptRow || !mergedRow) throw notFound();
  return { kept: keptRow, merged: mergedRow };
}
