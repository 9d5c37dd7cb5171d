import type { KeyObject } from 'node:crypto';
import type { SyncAct, SyncPhase } from '@sewa/contract/sync/sync';
import { z } from 'zod';
import { PortalError } from '../../http/portal-error.ts';
import type { Log } from '../../log.ts';
import { MAX_BATCH_CHANGES } from '../batch.ts';
import { judgeChain } from '../chain.rules.ts';
import { cursorSchema, type Page, placeSchema } from '../cloud/pull.ts';
import { storeComparison } from '../comparisons.queries.ts';
import type { ClockReading } from '../stamps.rules.ts';
import { type ColumnsByTable, columnsByTable, sumScope } from '../sum-scope.ts';
import { syncedColumns } from '../sync-rows.queries.ts';
import type { SyncedModule } from '../synced-module.ts';
import { applyIncoming, stageMissing, type Transact } from './apply-incoming.ts';
import { nextBatch } from './build-batch.ts';
import { type CloudClient, openCloud, type Send, Unreachable } from './cloud-client.ts';
import {
  addHandedIn,
  clearStaged,
  confirmBatches,
  countWaiting,
  enterLaptop,
  noteContact,
  ownBatches,
  putStaff,
  restartChain,
  type Self,
  stageRows,
  staleRows,
  updateSelf,
} from './laptop.queries.ts';
import { FIRST_SIZE, isPatient, type Pace, pauseAfter, sizeAfter } from './pace.rules.ts';

const MAX_ROUNDS = 6;
/** Of the cloud itself in a comparison that a laptop keeps. */
const CLOUD = 0;

export interface LaptopNeeds {
  readonly area: string;
  readonly key: KeyObject;
  readonly modules: readonly SyncedModule[];
  readonly log: Log;
  readonly signal: AbortSignal;
  /** A transaction; it is made the exchange's own here. */
  readonly transact: Transact;
  now(): number;
  pause(ms: number): Promise<void>;
  report(progress: Progress): void;
  readonly send?: Send;
  readonly schema?: number;
}

export interface Progress {
  phase: SyncPhase;
  done: number;
  total: number | null;
  bytes: number;
  retries: number;
  /** No answer at present; it is tried again. */
  isCut: boolean;
}

interface Run extends LaptopNeeds {
  readonly cloud: CloudClient;
  readonly progress: Progress;
  readonly pace: Pace;
}

export const helloReply = z.object({
  cloudMs: z.number(),
  generation: z.string().max(120),
  number: z.number().int(),
  name: z.string(),
  state: z.enum(['active', 'revoked']),
  head: z.object({ number: z.number().int(), hash: z.string() }),
  columns: z.record(z.string(), z.array(z.string())),
});
const pageSchema = z.object({
  rows: z.array(z.tuple([z.string(), z.uuid(), z.record(z.string(), z.unknown()).nullable()])),
  isWhole: z.boolean(),
  total: z.number().int().nullable(),
  place: placeSchema.nullable(),
  cursor: cursorSchema,
});

/** What a laptop does with its cloud. It can be cut at any point and run again: everything that counts is in the database. */
export async function runSync(
  needs: LaptopNeeds,
  { act, isWhole = false }: { act: SyncAct; isWhole?: boolean },
): Promise<SyncResult> {
  const area: Transact = (run) =>
    needs.transact(async (tx) => {
      if (!(await enterLaptop(tx, needs.area))) throw new PortalError('SYNC_NOT_ENROLLED');
      return run(tx);
    });
  const self = await needs.transact(async (tx) => getSelf(await enterLaptop(tx, needs.area)));
  const { send, schema, key, signal } = needs;
  const cloud = openCloud({
    ...{ cloud: self.cloud, device: self.device_id, key, signal },
    ...(send ? { send } : {}),
    ...(schema === undefined ? {} : { schema }),
  });
  const progress: Progress = { phase: 'connect', done: 0, total: null, bytes: 0, retries: 0, isCut: false };
  const pace: Pace = { size: FIRST_SIZE, hasAnswered: false };
  const run: Run = { ...needs, transact: area, cloud, progress, pace };
  if (isWhole) await area((tx) => updateSelf(tx, { cursor: null, pull: null }));
  const begun = await greet(run);
  if (act === 'prepare') await fetchStaff(run);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { clocks, state } = round === 0 ? begun : await greet(run);
    if (act === 'handIn') await sendBatches(run, clocks);
    if (state === 'revoked') throw new PortalError('SYNC_REVOKED');
    const left = await pull(run);
    const waiting = act === 'handIn' ? (await area((tx) => countWaiting(tx))).changes : 0;
    if (left === 0 && waiting === 0) break;
    if (round === MAX_ROUNDS - 1) needs.log.warn(`sync: ${left} rows of the cloud could not be written yet`);
  }
  await ask(run, 'copied', {});
  await area((tx) => updateSelf(tx, { copied_at: new Date(begun.clocks.cloudMs).toISOString() }));
  const compared = await compare(run, begun.columns);
  return { compared, bytes: cloud.bytes(), retries: progress.retries };
}

export interface SyncResult {
  compared: { entity: string; row: string; isEqual: boolean }[];
  bytes: number;
  retries: number;
}

function getSelf(self: Self | null): Self {
  if (!self) throw new PortalError('SYNC_NOT_ENROLLED');
  return self;
}

function enter(run: Run, phase: SyncPhase, total: number | null = null): void {
  Object.assign(run.progress, { phase, done: 0, total });
  tell(run);
}

function tell(run: Run): void {
  run.progress.bytes = run.cloud.bytes();
  run.report({ ...run.progress });
}

/** Until it is answered: a cut line is tried again, with growing pauses. */
async function ask(run: Run, act: string, content: unknown): Promise<unknown> {
  const { pace, progress } = run;
  let waitedMs = 0;
  for (let tries = 1; ; tries += 1) {
    run.signal.throwIfAborted();
    const began = performance.now();
    try {
      const reply = await run.cloud.ask(act, content);
      pace.hasAnswered = true;
      if (act === 'handIn' || act === 'pull')
        pace.size = sizeAfter(pace.size, {
          ...{ isCut: tries > 1, ms: performance.now() - began, max: MAX_BATCH_CHANGES },
        });
      progress.isCut = false;
      tell(run);
      return reply;
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      const pause = pauseAfter(tries);
      waitedMs += performance.now() - began + pause;
      if (!isPatient(waitedMs, { ...pace, isFault: error.isFault })) throw error;
      progress.retries += 1;
      progress.isCut = true;
      tell(run);
      await run.pause(pause);
    }
  }
}

/** Both clocks, and whether the chain of batches goes on or begins anew. */
async function greet(
  run: Run,
): Promise<{ clocks: ClockReading; state: 'active' | 'revoked'; columns: ColumnsByTable }> {
  enter(run, 'connect');
  const asked = run.now();
  const reply = helloReply.parse(await ask(run, 'hello', {}));
  const clocks = { laptopMs: asked + (run.now() - asked) / 2, cloudMs: reply.cloudMs };
  const self = await run.transact(async (tx) => {
    await noteContact(tx, { cloudMs: reply.cloudMs, skewMs: Math.round(reply.cloudMs - clocks.laptopMs) });
    await updateSelf(tx, { state: reply.state, name: reply.name });
    return getSelf(await enterLaptop(tx, run.area));
  });
  if (self.generation !== '' && self.generation !== reply.generation) await handInAnew(run, self, reply);
  else await continueChain(run, self, reply);
  await run.transact((tx) => updateSelf(tx, { generation: reply.generation }));
  return { clocks, state: reply.state, columns: reply.columns };
}

async function continueChain(
  run: Run,
  self: Self,
  { number, head, state }: z.infer<typeof helloReply>,
): Promise<void> {
  if (number !== self.number && head.number === 0) {
    await run.transact((tx) => restartChain(tx, { number, lost: 'nothing' }));
    return;
  }
  const own = await run.transact((tx) => ownBatches(tx, self.number));
  const batches = own.map((batch) => ({
    number: batch.number,
    hash: batch.hash,
    isConfirmed: batch.acked_at !== null,
  }));
  const verdict = number === self.number ? judgeChain(head, batches) : ({ act: 'fork' } as const);
  if (verdict.act === 'resume') {
    await run.transact(async (tx) => addHandedIn(tx, await confirmBatches(tx, number, head.number)));
    return;
  }
  if (state === 'revoked') throw new PortalError('SYNC_REVOKED');
  const given = await askForNumber(run);
  const lost = verdict.act === 'rewind' ? { after: verdict.after } : ('nothing' as const);
  await run.transact((tx) => restartChain(tx, { number: given, lost }));
}

/** The cloud was restored from a backup: what it confirmed may be gone, so everything is handed in once more. */
async function handInAnew(run: Run, self: Self, cloud: z.infer<typeof helloReply>): Promise<void> {
  if (cloud.state === 'revoked') throw new PortalError('SYNC_REVOKED');
  run.log.warn('sync: the cloud was restored from a backup; everything is handed in once more');
  // One that was given and whose answer was lost counts.
  const isGiven = cloud.number !== self.number && cloud.head.number === 0;
  const number = isGiven ? cloud.number : await askForNumber(run);
  await run.transact(async (tx) => {
    await restartChain(tx, { number, lost: 'everything' });
    await updateSelf(tx, { generation: cloud.generation });
  });
}

async function askForNumber(run: Run): Promise<number> {
  return z.object({ number: z.number().int() }).parse(await ask(run, 'restored', {})).number;
}

async function sendBatches(run: Run, clocks: ClockReading): Promise<void> {
  const begin = async () => enter(run, 'send', (await run.transact((tx) => countWaiting(tx))).changes);
  await begin();
  for (;;) {
    const self = await run.transact(async (tx) => getSelf(await enterLaptop(tx, run.area)));
    const batch = await run.transact((tx) => nextBatch(tx, self, { clocks, size: run.pace.size }));
    if (!batch) return;
    const confirmed = await ask(run, 'handIn', batch.body).catch(async (error: unknown) => {
      // The cloud has another head than we thought: it says which, and we go on from there.
      if (!(error instanceof PortalError) || error.code !== 'SYNC_BATCH_REFUSED') throw error;
      await greet(run);
      await begin();
      return null;
    });
    if (confirmed === null) continue;
    await run.transact(async (tx) => addHandedIn(tx, await confirmBatches(tx, self.number, batch.number)));
    run.progress.done += batch.changes;
    tell(run);
  }
}

async function fetchStaff(run: Run): Promise<void> {
  const staff = await ask(run, 'staff', {});
  // Their centres must be there first.
  const { copied_at } = await run.transact(async (tx) => getSelf(await enterLaptop(tx, run.area)));
  if (copied_at === null) await pull(run);
  await run.transact((tx) => putStaff(tx, staff));
}

/** Pages are kept as they come, so that a cut costs one page; then they are written. Returns what could not be. */
async function pull(run: Run): Promise<number> {
  enter(run, 'pull');
  let rows = 0;
  // A copy that was cut ends where it began, perhaps days ago: what came since is fetched after it.
  let isLate = false;
  for (let isFirst = true; ; isFirst = false) {
    const { cursor, pull: place } = await run.transact(async (tx) =>
      getSelf(await enterLaptop(tx, run.area)),
    );
    if (isFirst) isLate = place !== null;
    const page: Page = pageSchema.parse(await ask(run, 'pull', { cursor, place, limit: run.pace.size }));
    await run.transact((tx) => keepPage(tx, page));
    rows += page.rows.length;
    if (page.total !== null) run.progress.total = page.total;
    run.progress.done = rows;
    tell(run);
    if (page.place !== null) continue;
    if (!isLate) break;
    isLate = false;
  }
  await run.transact(async (tx) => {
    if (getSelf(await enterLaptop(tx, run.area)).is_whole) await stageMissing(tx);
  });
  await askAgain(run);
  enter(run, 'apply', rows);
  const left = await applyIncoming(run.transact, (written) => {
    run.progress.done += written;
    tell(run);
  });
  if (rows > 0) await run.transact((tx) => updateSelf(tx, { copied_rows: rows }));
  return left;
}

const AGAIN_ROWS = 400;
const againSchema = z.array(z.record(z.string(), z.unknown()).nullable());

/** What was kept before the cloud took a batch of ours about it, and what a whole copy did not have. */
async function askAgain(run: Run): Promise<void> {
  for (;;) {
    const stale = await run.transact((tx) => staleRows(tx, AGAIN_ROWS));
    if (stale.length === 0) return;
    const rows = stale.map(({ entity, row_id }) => [entity, row_id] as const);
    const found = againSchema.parse(await ask(run, 'rows', { rows }));
    await run.transact((tx) =>
      stageRows(
        tx,
        rows.map(([entity, row], place) => [entity, row, found[place] ?? null] as const),
      ),
    );
  }
}

async function keepPage(tx: Parameters<Parameters<Transact>[0]>[0], page: Page): Promise<void> {
  const isFirst = page.total !== null;
  if (isFirst && page.isWhole) {
    await clearStaged(tx);
    // Counted as whole only once its last page is here.
    await updateSelf(tx, { is_whole: false });
  }
  await stageRows(tx, page.rows);
  const isLast = page.place === null;
  await updateSelf(tx, {
    pull: page.place,
    ...(isLast ? { cursor: page.cursor } : {}),
    // Until what it did not have was asked for: the pages of a later run change nothing about that.
    ...(isLast && page.isWhole ? { is_whole: true } : {}),
  });
}

async function compare(run: Run, theirs: ColumnsByTable): Promise<SyncResult['compared']> {
  const tables = await run.transact((tx) => syncedColumns(tx));
  const scopes = await run.transact(async (tx) => {
    const found = [];
    for (const scope of run.modules.flatMap((module) => module.scopes))
      for (const { row } of await scope.list(tx)) found.push({ scope, row });
    return found;
  });
  enter(run, 'compare', scopes.length);
  const compared: SyncResult['compared'] = [];
  for (const { scope, row } of scopes) {
    const own = await run.transact((tx) => sumScope(tx, scope, { row, tables, theirs }));
    const asked = {
      entity: scope.entity,
      row,
      rows: own.rows,
      digest: own.digest,
      columns: columnsByTable(tables),
    };
    const reply = z
      .object({ rows: z.number().int(), digest: z.string(), isEqual: z.boolean() })
      .parse(await ask(run, 'compare', asked));
    await run.transact((tx) =>
      storeComparison(tx, { device: CLOUD, entity: scope.entity, row, ...reply, head: 0 }),
    );
    compared.push({ entity: scope.entity, row, isEqual: reply.isEqual });
    run.progress.done += 1;
    tell(run);
  }
  return compared;
}
