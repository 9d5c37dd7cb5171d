import type { ConflictKind } from '@sewa/contract/sync/conflicts';
import { NO_STAMP } from './stamps.rules.ts';

/** The columns of a row, as JSON. */
export type Fields = Readonly<Record<string, unknown>>;

type Side = 'cloud' | 'device';

/** What a module says about a table. */
export interface MergeRules {
  /** Fields that make sense together only: they are judged as one. */
  readonly together?: readonly (readonly string[])[];
  /** A side that must win, whatever the clocks say; null: the later one. */
  prefer?(conflict: FieldConflict): Side | null;
}

interface FieldConflict {
  readonly cloud: Fields;
  readonly device: Fields;
  /** The row as it stands in the cloud. */
  readonly row: Fields;
}

/** One change of a device. */
export interface Change {
  readonly id: string;
  readonly entity: string;
  readonly row: string;
  readonly kind: 'I' | 'U' | 'D';
  readonly stamp: string;
  /** The latest time of the cloud that the device knew. */
  readonly seenMs: number;
  /** Of an update the changed fields as they were, of a deletion all of them. */
  readonly before: Fields | null;
  readonly after: Fields | null;
}

/** A row of the cloud, with when its fields were last changed. */
export interface RowState {
  readonly fields: Fields | null;
  readonly stamps: Readonly<Record<string, string>>;
  readonly isDeleted: boolean;
}

export interface Lost {
  readonly kind: ConflictKind;
  readonly winner: Side | 'none';
  readonly fields: readonly { readonly field: string; readonly kept: unknown; readonly lost: unknown }[];
}

export interface Verdict {
  /** What is written of it; null: nothing. */
  readonly act: { readonly kind: 'I' | 'U'; readonly fields: Fields } | { readonly kind: 'D' } | null;
  readonly lost: readonly Lost[];
  /** The device has another row than the cloud now and must be sent it. */
  readonly isEchoed: boolean;
}

const nothing: Verdict = { act: null, lost: [], isEchoed: false };

/**
 * What a change of a device does to a row of the cloud. A field that the cloud did not touch since takes the device's
 * value. Where both changed it, the later change stands, or the side that the module prefers; what lost is returned.
 */
export function judgeChange(change: Change, state: RowState, table: MergeRules): Verdict {
  switch (change.kind) {
    case 'I':
      return judgeInsert(change, state, table);
    case 'U':
      return judgeUpdate(change, state, table);
    case 'D':
      return judgeDelete(change, state);
  }
}

function judgeInsert(change: Change, state: RowState, table: MergeRules): Verdict {
  if (state.fields !== null) return judgeUpdate({ ...change, before: {} }, state, table);
  if (state.isDeleted) return gone(change);
  return { act: { kind: 'I', fields: change.after ?? {} }, lost: [], isEchoed: false };
}

function judgeUpdate(change: Change, state: RowState, table: MergeRules): Verdict {
  const { fields: current } = state;
  const after = change.after ?? {};
  if (current === null) return gone(change);
  const written: Record<string, unknown> = {};
  const lost: Lost[] = [];
  let isEchoed = false;
  for (const group of groupsOf(Object.keys(after), table)) {
    const differing = group.filter((field) => !isSame(current[field], after[field]));
    if (differing.length === 0) continue;
    const isUntouched = group.every((field) => isSame(current[field], change.before?.[field]));
    const winner = isUntouched ? 'device' : winnerOf({ change, state, current, table, group });
    if (winner === 'device') for (const field of differing) written[field] = after[field];
    else isEchoed = true;
    if (!isUntouched) lost.push(lostFields(differing, winner, { current, after }));
  }
  const act = Object.keys(written).length > 0 ? { kind: 'U' as const, fields: written } : null;
  return { act, lost, isEchoed };
}

function winnerOf(of: {
  change: Change;
  state: RowState;
  current: Fields;
  table: MergeRules;
  group: readonly string[];
}): Side {
  const { change, state, current, table, group } = of;
  const preferred = table.prefer?.({
    cloud: pick(current, group),
    device: pick(change.after ?? {}, group),
    row: current,
  });
  if (preferred) return preferred;
  const isLater = group.every((field) => change.stamp > stampOf(state, field));
  return isLater ? 'device' : 'cloud';
}

/** A row that the cloud has otherwise than the device saw it is not deleted unseen. */
function judgeDelete(change: Change, { fields: current }: RowState): Verdict {
  if (current === null) return nothing;
  const { before } = change;
  const differing = Object.keys(before ?? {}).filter((field) => !isSame(current[field], before?.[field]));
  if (before !== null && differing.length === 0) return { act: { kind: 'D' }, lost: [], isEchoed: false };
  return { act: null, lost: [lostFields(differing, 'cloud', { current, after: {} })], isEchoed: true };
}

function gone(change: Change): Verdict {
  const fields = Object.entries(change.after ?? {}).map(([field, value]) => ({
    field,
    kept: null,
    lost: value,
  }));
  return { act: null, lost: [{ kind: 'deletedThere', winner: 'cloud', fields }], isEchoed: true };
}

function lostFields(
  differing: readonly string[],
  winner: Side,
  { current, after }: { current: Fields; after: Fields },
): Lost {
  const [kept, other] = winner === 'device' ? [after, current] : [current, after];
  return {
    kind: 'changedTwice',
    winner,
    fields: differing.map((field) => ({ field, kept: kept[field] ?? null, lost: other[field] ?? null })),
  };
}

/** The row after the act. */
export function stateAfter(state: RowState, { act }: Verdict, stamp: string): RowState {
  if (act === null) return state;
  if (act.kind === 'D') return { fields: null, stamps: state.stamps, isDeleted: true };
  if (act.kind === 'I') return { fields: act.fields, stamps: {}, isDeleted: false };
  const stamps = { ...state.stamps };
  for (const field of Object.keys(act.fields)) {
    const last = stampOf(state, field);
    stamps[field] = stamp > last ? stamp : last;
  }
  return { fields: { ...state.fields, ...act.fields }, stamps, isDeleted: false };
}

function stampOf({ stamps }: RowState, field: string): string {
  return stamps[field] ?? stamps['*'] ?? NO_STAMP;
}

/** The changed fields, those that belong together side by side. */
function groupsOf(changed: readonly string[], { together = [] }: MergeRules): string[][] {
  const groups = together.map((group) => changed.filter((field) => group.includes(field)));
  const single = changed.filter((field) => !together.some((group) => group.includes(field)));
  return [...groups.filter((group) => group.length > 0), ...single.map((field) => [field])];
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** JSON values; the order of keys in objects does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (one === null || other === null || one === undefined || other === undefined)
    return (one ?? null) === (other ?? null);
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Fields, other as Fields];
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}
