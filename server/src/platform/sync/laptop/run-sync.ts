import type { SyncAct } from '@sewa/contract/sync/sync';
import { z } from 'zod';
import { PortalError } from '../../http/portal-error.ts';
import { storeComparison } from '../comparisons.queries.ts';
import { type ColumnsByTable, columnsByTable, sumScope } from '../sum-scope.ts';
import { syncedColumns } from '../sync-rows.queries.ts';
import type { Transact } from './apply-incoming.ts';
import { openCloud } from './cloud-client.ts';
import { fetchStaff, pull } from './fetch-copy.ts';
import { greet, sendBatches } from './hand-in.ts';
import { countWaiting, enterLaptop, updateSelf } from './laptop.queries.ts';
import { FIRST_SIZE, type Pace } from './pace.rules.ts';
import { ask, enter, getSelf, type LaptopNeeds, type Progress, type Run, tell } from './run.ts';

const MAX_ROUNDS = 6;
/** Of the cloud itself in a comparison that a laptop keeps. */
const CLOUD = 0;

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
