import type { ErrorCode } from '@sewa/contract/kernel/calls/errors';
import { because } from '@sewa/contract/kernel/resource/field-reasons';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { merges } from '@sewa/contract/sewadar/sewadars';
import { areaOf } from '../../platform/access/area-of.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { assertVersion } from '../../platform/resource/version.ts';
import { contradictionsOf, type Described } from '../people/public.ts';
import {
  hasOpenTransfer,
  insertMerge,
  lockMerge,
  type Moved,
  markUndone,
  mergesInto,
  moveReferences,
  referencesToSewadar,
  rowAsJson,
  setColumns,
  setMergedInto,
} from './merge.queries.ts';
import { changedColumns, columnsTaken, toPutBack } from './merge.rules.ts';
import { lockSewadar, touchSewadars } from './sewadars.queries.ts';
import { getSewadar } from './sewadars.ts';

/** What another module has against a record that took over everything of a second one; null when nothing. */
export type MergeCheck = (tx: Tx, kept: string) => Promise<ErrorCode | null>;

export const listMerges: Handler<typeof merges.list> = async (tx, { params }) => {
  await getSewadar(tx, params.id);
  return mergesInto(tx, params.id);
};

/** One transaction: the chosen values are taken over, everything that points to the other record follows, it goes out of sight. */
export function mergeSewadars(checks: readonly MergeCheck[]): Handler<typeof merges.create> {
  return async (tx, { who, params, body }) => {
    const kept = params.id;
    const merged = body.other;
    if (kept === merged) throw new PortalError('VALIDATION', { fields: { other: because('sameRecord') } });
    const rows = await lockBoth(tx, kept, merged);
    assertVersion(rows.kept, body.version);
    assertVersion(rows.merged, body.otherVersion);
    if (rows.kept.merged_into !== null || rows.merged.merged_into !== null)
      throw new PortalError('ALREADY_MERGED');
    if ([rows.kept, rows.merged].some(({ status }) => status === 'transferred'))
      throw new PortalError('RECORD_CLOSED');
    if (await hasOpenTransfer(tx, merged)) throw new PortalError('TRANSFER_OPEN');
    const contradictions = contradictionsOf(describedBy(rows.kept), describedBy(rows.merged));
    if (contradictions.length > 0 && !body.isConfirmed)
      throw new PortalError('MERGE_CONTRADICTION', { data: { contradictions } });

    // Asked before anything moves as well: what a check locks is locked before the rows that point to the sewadars.
    await assertMergeable(tx, checks, kept);
    const [before, other] = [await rowAsJson(tx, kept), await rowAsJson(tx, merged)];
    const moved: Moved[] = [];
    for (const reference of await referencesToSewadar(tx)) {
      const ids = await moveReferences(tx, reference, { from: merged, to: kept });
      if (ids.length > 0) moved.push({ ...reference, ids });
    }
    await assertMergeable(tx, checks, kept);
    await setColumns(tx, kept, columnsTaken({ kept: before, other, take: body.take }));
    await setMergedInto(tx, merged, kept);
    await touchSewadars(tx, [kept], { version: rows.kept.version });
    const changed = changedColumns(before, await rowAsJson(tx, kept));
    const id = newId();
    await insertMerge(tx, {
      area: areaOf(who),
      id,
      centre: rows.kept.centre_id,
      kept,
      merged,
      user: { id: who.userId, name: who.name },
      before: changed.before,
      after: changed.after,
      moved,
    });
    return { id };
  };
}

type LockedSewadar = NonNullable<Awaited<ReturnType<typeof lockSewadar>>>;

function describedBy(row: LockedSewadar): Described {
  return {
    birthDate: row.birth_date,
    isBirthEstimated: row.is_birth_estimated,
    gender: row.gender,
    aadhaar: row.aadhaar_hash?.toString('hex') ?? null,
    pan: row.pan_hash?.toString('hex') ?? null,
  };
}

async function assertMergeable(tx: Tx, checks: readonly MergeCheck[], kept: string): Promise<void> {
  for (const check of checks) {
    const refusal = await check(tx, kept);
    if (refusal) throw new PortalError(refusal);
  }
}

/** Puts back what the merge did; what was entered since stays with the record that was kept. */
export const undoMerge: Handler<typeof merges.undo> = async (tx, { params }) => {
  const merge = await lockMerge(tx, params.id);
  if (!merge) throw notFound();
  const { kept_id: kept, merged_id: merged } = merge;
  const rows = await lockBoth(tx, kept, merged);
  const isLater = rows.kept.merged_into !== null || rows.merged.merged_into !== kept;
  if (merge.undone_at !== null || !merge.isFresh || isLater) throw new PortalError('UNDO_TOO_LATE');
  await setMergedInto(tx, merged, null);
  const now = await rowAsJson(tx, kept);
  const before = merge.kept_before as Record<string, unknown>;
  await setColumns(tx, kept, toPutBack({ before, after: merge.kept_after as Record<string, unknown>, now }));
  for (const { ids, ...reference } of merge.moved as unknown as Moved[])
    await moveReferences(tx, reference, { from: kept, to: merged, only: ids });
  await touchSewadars(tx, [kept], { version: rows.kept.version });
  await markUndone(tx, merge.id);
  return { kept, merged };
};

/** Always in the same order, so that two merges of the same pair wait for each other instead of for ever. */
async function lockBoth(tx: Tx, kept: string, merged: string) {
  const [first, second] = [kept, merged].sort() as [string, string];
  const rows = new Map([
    [first, await lockSewadar(tx, first)],
    [second, await lockSewadar(tx, second)],
  ]);
  const [keptRow, mergedRow] = [rows.get(kept), rows.get(merged)];
  if (!keptRow || !mergedRow) throw notFound();
  return { kept: keptRow, merged: mergedRow };
}
