// Long because the order of its steps is the guarantee: judge, write, note, list.
import { newId } from '@sewa/contract/kernel/values/ids';
import { DatabaseError } from 'pg';
import type { Tx } from '../../db/kysely-on-client.ts';
import type { Fields } from '../merge.rules.ts';
import {
  type Change,
  isSame,
  judgeChange,
  type Lost,
  type RowState,
  stateAfter,
  type Verdict,
} from '../merge.rules.ts';
import { boundedStamp } from '../stamps.rules.ts';
import {
  attempt,
  isErased,
  readRows,
  referencesOf,
  type SyncedColumns,
  writeRows,
} from '../sync-rows.queries.ts';
import type { SyncedModule, SyncedTable, WrittenRow } from '../synced-module.ts';
import {
  appliedChanges,
  insertConflicts,
  insertLog,
  type NewConflict,
  readStamps,
  writeStamps,
} from './apply.queries.ts';
import { findSpared } from './spare-families.ts';

export interface Applying {
  readonly modules: readonly SyncedModule[];
  readonly tables: readonly SyncedColumns[];
  readonly device: number;
  readonly nowMs: number;
}

interface Work extends Applying {
  readonly tx: Tx;
  readonly states: Map<string, RowState>;
  readonly spared: ReadonlySet<string>;
  readonly conflicts: NewConflict[];
  readonly echoed: Set<string>;
  readonly written: Map<string, WrittenRow>;
}

/** Writes the changes of one batch, each exactly once, and notes them; within the caller's transaction. */
export async function applyChanges(
  tx: Tx,
  given: readonly Change[],
  applying: Applying,
): Promise<{ applied: number; conflicts: number }> {
  const known = await appliedChanges(
    tx,
    given.map(({ id }) => id),
  );
  const changes = given
    .filter(({ id }) => !known.has(id))
    .map((change) =>
      fitted({ ...change, stamp: boundedStamp(change.stamp, applying.nowMs) }, applying.tables),
    );
  const states = await loadStates(tx, changes);
  const rulesOf = (entity: string) => tableOf(applying, entity);
  const spared = await findSpared(tx, changes, { states, rulesOf });
  const begin = (): Work => ({
    ...applying,
    tx,
    states: new Map(states),
    spared,
    conflicts: [],
    echoed: new Set(),
    written: new Map(),
  });
  const fast = begin();
  const quick = await attempt(tx, () => applyTogether(fast, changes));
  const work = 'done' in quick ? fast : begin();
  if ('error' in quick) {
    if (!isRefusal(quick.error)) throw quick.error;
    for (const change of changes) await applyAlone(work, change);
  }
  await noteResult(work, changes);
  return { applied: changes.length, conflicts: work.conflicts.length };
}

/** Columns that this side does not know are not synced: an older cloud refuses newer laptops before. */
function fitted(change: Change, tables: readonly SyncedColumns[]): Change {
  const table = tables.find(({ entity }) => entity === change.entity);
  if (!table || table.is_down_only) throw new Error(`${change.entity} is not handed in`);
  const fit = (fields: Fields | null) =>
    fields && Object.fromEntries(Object.entries(fields).filter(([field]) => table.columns.includes(field)));
  return { ...change, before: fit(change.before), after: fit(change.after) };
}

/** The rows as they stand, locked until the end. */
async function loadStates(tx: Tx, changes: readonly Change[]): Promise<Map<string, RowState>> {
  const states = new Map<string, RowState>();
  for (const [entity, rows] of rowsByEntity(changes)) {
    const fields = await readRows(tx, { entity, rows, isLocked: true });
    const stamps = await readStamps(tx, entity, rows);
    for (const row of rows) {
      const known = stamps.get(row);
      states.set(keyOf(entity, row), {
        fields: fields.get(row) ?? null,
        stamps: known?.stamps ?? {},
        isDeleted: known?.is_deleted ?? false,
      });
    }
  }
  return states;
}

/** The usual case: nothing is in the way, so every row is written once, as it is in the end. */
async function applyTogether(work: Work, changes: readonly Change[]): Promise<void> {
  const before = new Map(work.states);
  for (const change of changes) record(work, change, verdictOf(work, change));
  const touched = [...new Set(changes.map(({ entity, row }) => keyOf(entity, row)))];
  const order = work.tables.map(({ entity }) => entity);
  const writes = touched.map((key) => ({
    ...split(key),
    from: getState(before, key),
    to: getState(work.states, key),
  }));
  for (const entity of order) {
    const own = writes.filter((one) => one.entity === entity);
    const added = own.filter(({ from, to }) => from.fields === null && to.fields !== null);
    await writeRows(work.tx, {
      entity,
      act: 'insert',
      writes: added.map(({ row, to }) => ({ row, fields: to.fields ?? {} })),
    });
    const changed = own
      .filter(({ from, to }) => from.fields !== null && to.fields !== null)
      .map(({ row, from, to }) => ({ row, fields: differing(from.fields ?? {}, to.fields ?? {}) }))
      .filter(({ fields }) => Object.keys(fields).length > 0);
    await writeRows(work.tx, { entity, act: 'update', writes: changed });
  }
  for (const entity of order.toReversed()) {
    const removed = writes.filter(
      (one) => one.entity === entity && one.from.fields !== null && one.to.fields === null,
    );
    await writeRows(work.tx, {
      entity,
      act: 'delete',
      writes: removed.map(({ row }) => ({ row, fields: {} })),
    });
  }
}

/** In the laptop's own order, one by one: what cannot be written is settled, or kept in the list of conflicts. */
async function applyAlone(work: Work, change: Change): Promise<void> {
  const verdict = verdictOf(work, change);
  const done = await attempt(work.tx, () => writeAct(work, change, verdict));
  if ('done' in done) {
    record(work, change, verdict);
    return;
  }
  if (!isRefusal(done.error)) throw done.error;
  const settled = await settle(work, change, { verdict, error: done.error });
  record(work, change, settled);
}

async function writeAct({ tx }: Work, { entity, row }: Change, { act }: Verdict): Promise<void> {
  if (act === null) return;
  if (act.kind === 'D') await writeRows(tx, { entity, act: 'delete', writes: [{ row, fields: {} }] });
  else
    await writeRows(tx, {
      entity,
      act: act.kind === 'I' ? 'insert' : 'update',
      writes: [{ row, fields: act.fields }],
    });
}

async function settle(
  work: Work,
  change: Change,
  { verdict, error }: { verdict: Verdict; error: DatabaseError },
): Promise<Verdict> {
  const { act } = verdict;
  if (act === null) throw error;
  if (act.kind === 'D') return kept(verdict, { kind: 'changedTwice', winner: 'cloud', fields: [] });
  const fields = { ...(getState(work.states, keyOf(change.entity, change.row)).fields ?? {}), ...act.fields };
  const way =
    error.constraint === undefined ? undefined : tableOf(work, change.entity).settle?.[error.constraint];
  if (error.code === '23505' && way) {
    const other = await way(work.tx, fields);
    if (other === null)
      return kept(verdict, { kind: 'replaced', winner: 'cloud', fields: lostOf(act.fields, {}) });
    return retry(work, change, verdict, { other, kind: 'renumbered' });
  }
  if (error.code === '23503') {
    const missing = await missingParents(work, change.entity, fields);
    const isNullable = missing.length > 0 && missing.every(({ is_nullable }) => is_nullable);
    if (isNullable)
      return retry(work, change, verdict, {
        other: Object.fromEntries(missing.map(({ column_name }) => [column_name, null])),
        kind: 'deletedThere',
      });
    const isForgotten = (await Promise.all(missing.map(({ value }) => isErased(work.tx, value)))).some(
      Boolean,
    );
    return kept(verdict, {
      kind: 'deletedThere',
      winner: 'cloud',
      fields: isForgotten ? [] : lostOf(act.fields, {}),
    });
  }
  return kept(verdict, { kind: 'refused', winner: 'cloud', fields: lostOf(act.fields, {}) });
}

async function retry(
  work: Work,
  change: Change,
  verdict: Verdict,
  { other, kind }: { other: Fields; kind: 'renumbered' | 'deletedThere' },
): Promise<Verdict> {
  const { act } = verdict;
  if (act === null || act.kind === 'D') return verdict;
  const changed: Verdict = {
    act: { ...act, fields: { ...act.fields, ...other } },
    lost: [
      ...verdict.lost,
      { kind, winner: 'none', fields: lostOf(pick(act.fields, Object.keys(other)), other) },
    ],
    isEchoed: true,
  };
  const done = await attempt(work.tx, () => writeAct(work, change, changed));
  if ('done' in done) return changed;
  if (!isRefusal(done.error)) throw done.error;
  return kept(verdict, { kind: 'refused', winner: 'cloud', fields: lostOf(act.fields, {}) });
}

/** The cloud's row stays; the device gets it. */
function kept(verdict: Verdict, lost: Lost): Verdict {
  return {
    act: null,
    lost: [...verdict.lost.filter(({ winner }) => winner === 'cloud'), lost],
    isEchoed: true,
  };
}

async function missingParents(work: Work, entity: string, fields: Fields) {
  const missing: { column_name: string; is_nullable: boolean; value: string }[] = [];
  for (const { column_name, parent, is_nullable } of await referencesOf(work.tx, entity)) {
    const value = fields[column_name];
    if (typeof value !== 'string' || !work.tables.some((table) => table.entity === parent)) continue;
    if (!(await readRows(work.tx, { entity: parent, rows: [value] })).has(value))
      missing.push({ column_name, is_nullable, value });
  }
  return missing;
}

function verdictOf(work: Work, change: Change): Verdict {
  const state = getState(work.states, keyOf(change.entity, change.row));
  const verdict = judgeChange(change, state, tableOf(work, change.entity));
  if (verdict.act === null || !work.spared.has(change.id)) return verdict;
  return kept(verdict, { kind: 'changedTwice', winner: 'cloud', fields: [] });
}

function record(work: Work, change: Change, verdict: Verdict): void {
  const { entity, row } = change;
  const key = keyOf(entity, row);
  const state = getState(work.states, key);
  if (verdict.act !== null) {
    const isNew = verdict.act.kind === 'I' || work.written.get(key)?.isNew === true;
    work.written.set(key, { entity, row, isNew });
  }
  const next = stateAfter(state, verdict, change.stamp);
  // A row that could not be written at all is gone for the device too.
  const isRefused = change.kind === 'I' && verdict.act === null && next.fields === null;
  work.states.set(key, isRefused ? { ...next, isDeleted: true } : next);
  if (verdict.isEchoed) work.echoed.add(key);
  for (const lost of verdict.lost)
    work.conflicts.push({ id: newId(), entity, row, device: work.device, other: null, finding: '', ...lost });
}

/** What was written goes into the log for other devices; what differs from the device's own goes back to it. */
async function noteResult(work: Work, changes: readonly Change[]): Promise<void> {
  const { tx, states } = work;
  await echoDifferences(work, changes);
  await insertLog(
    tx,
    changes.map(({ id, entity, row, kind, stamp }) => ({
      id,
      entity,
      row,
      kind,
      stamp,
      origin: work.device,
    })),
  );
  await insertLog(
    tx,
    [...work.echoed].map((key) => ({
      ...split(key),
      id: newId(),
      kind: getState(states, key).fields === null ? ('D' as const) : ('U' as const),
      stamp: null,
      origin: 0,
    })),
  );
  const touched = [
    ...new Set(changes.filter(({ kind }) => kind !== 'I').map(({ entity, row }) => keyOf(entity, row))),
  ];
  const refused = [...work.echoed].filter((key) => getState(states, key).isDeleted);
  await writeStamps(
    tx,
    [...new Set([...touched, ...refused])].map((key) => ({ ...split(key), state: getState(states, key) })),
  );
  await insertConflicts(tx, work.conflicts);
  const written = [...work.written.values()];
  for (const module of work.modules) {
    const findings = (await module.findAfter?.(tx, written)) ?? [];
    const found = findings.map((one) => ({
      ...{ id: newId(), kind: 'finding' as const, winner: 'none' as const, fields: [] },
      ...{ device: work.device, entity: one.entity, row: one.row, other: one.other, finding: one.finding },
    }));
    await insertConflicts(tx, found);
    work.conflicts.push(...found);
  }
}

/** Triggers may have made something else of a row than was asked for. */
async function echoDifferences(work: Work, changes: readonly Change[]): Promise<void> {
  for (const [entity, rows] of rowsByEntity(changes)) {
    const actual = await readRows(work.tx, { entity, rows });
    for (const row of rows) {
      const key = keyOf(entity, row);
      const state = getState(work.states, key);
      const now = actual.get(row) ?? null;
      const isExpected =
        now === null ? state.fields === null : Object.keys(differing(now, state.fields ?? {})).length === 0;
      if (!isExpected) work.echoed.add(key);
      work.states.set(key, { ...state, fields: now });
    }
  }
}

function differing(from: Fields, to: Fields): Fields {
  return Object.fromEntries(Object.entries(to).filter(([field, value]) => !isSame(from[field], value)));
}

function lostOf(lost: Fields, keptFields: Fields): Lost['fields'] {
  return Object.entries(lost).map(([field, value]) => ({
    field,
    kept: keptFields[field] ?? null,
    lost: value ?? null,
  }));
}

function pick(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

function tableOf({ modules }: Applying, entity: string): SyncedTable {
  return modules.flatMap(({ tables }) => tables).find((table) => table.entity === entity) ?? { entity };
}

function rowsByEntity(changes: readonly Change[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const { entity, row } of changes) found.set(entity, (found.get(entity) ?? new Set()).add(row));
  return new Map([...found].map(([entity, rows]) => [entity, [...rows]]));
}

/** A constraint of the database speaks against it; anything else is a fault. */
function isRefusal(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && /^(23|22)/.test(error.code ?? '');
}

function keyOf(entity: string, row: string): string {
  return `${entity}/${row}`;
}

function split(key: string): { entity: string; row: string } {
  const [entity = '', row = ''] = key.split('/');
  return { entity, row };
}

function getState(states: ReadonlyMap<string, RowState>, key: string): RowState {
  const state = states.get(key);
  if (!state) throw new Error(`${key} was not loaded`);
  return state;
}
