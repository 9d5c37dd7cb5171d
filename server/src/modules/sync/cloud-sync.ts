import { errorText } from '@sewa/contract/kernel/calls/errors';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import { meets } from '@sewa/contract/kernel/rights/requirement';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { allResources } from '@sewa/contract/modules';
import { type cloudSync, type SyncConflict, type SyncScope, syncRun } from '@sewa/contract/sync/sync';
import type { Who } from '../../platform/access/who.ts';
import { assertWholeArea, isOfWholeArea } from '../../platform/access/whole-area.ts';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound, PortalError } from '../../platform/http/portal-error.ts';
import type { Handler } from '../../platform/http/route.ts';
import { findRecordTitles } from '../../platform/resource/record-titles.queries.ts';
import { comparisonsOf } from '../../platform/sync/comparisons.queries.ts';
import { countWaiting, enterLaptop, ownArea, type Self } from '../../platform/sync/laptop/laptop.queries.ts';
import { countOnlyHere, findWipe } from '../../platform/sync/laptop/wipe.queries.ts';
import { sumScope } from '../../platform/sync/sum-scope.ts';
import { syncedColumns } from '../../platform/sync/sync-rows.queries.ts';
import type { SyncedModule, SyncedScope } from '../../platform/sync/synced-module.ts';
import {
  areaName,
  cloudDevices,
  countOpenConflicts,
  listConflicts,
  type StoredConflict,
  settleConflict,
} from './cloud-sync.queries.ts';

export interface PageNeeds {
  readonly isLaptop: boolean;
  readonly modules: readonly SyncedModule[];
}

export function showState({ isLaptop }: PageNeeds): Handler<typeof cloudSync.state> {
  return async (tx, { language }) => stateOf(tx, { isLaptop, language });
}

export async function stateOf(tx: Tx, { isLaptop, language }: { isLaptop: boolean; language: Language }) {
  if (!isLaptop)
    return {
      side: 'cloud' as const,
      laptop: null,
      cloud: { devices: await cloudDevices(tx), openConflicts: await countOpenConflicts(tx) },
    };
  const area = await ownArea(tx);
  const self = area === null ? null : await enterLaptop(tx, area);
  return { side: 'laptop' as const, laptop: await laptopState(tx, self, language), cloud: null };
}

async function laptopState(tx: Tx, self: Self | null, language: Language) {
  if (!self)
    return {
      ...{
        enrolment: null,
        lastContactAt: null,
        copiedAt: null,
        copiedRows: 0,
        clockAheadSeconds: null,
        run: null,
      },
      ...{ onlyHere: null, wipedAt: (await findWipe(tx))?.at ?? null },
      waiting: { changes: 0, oldestAt: null },
      handedIn: { changes: 0, at: null },
    };
  const waiting = await countWaiting(tx);
  return {
    enrolment: {
      ...{
        cloud: self.cloud,
        area: self.area_id,
        areaName: await areaName(tx, self.area_id),
        deviceName: self.name,
      },
      ...{ deviceNumber: self.number, enrolledAt: self.enrolled_at, state: self.state },
    },
    lastContactAt: self.last_contact_at,
    copiedAt: self.copied_at,
    copiedRows: self.copied_rows,
    waiting: {
      changes: waiting.changes,
      oldestAt: waiting.oldest_ms === null ? null : new Date(Number(waiting.oldest_ms)).toISOString(),
    },
    handedIn: { changes: self.handed_in, at: self.handed_in_at },
    clockAheadSeconds: self.skew_ms === null ? null : Math.round(-Number(self.skew_ms) / 1000),
    onlyHere: waiting.changes === 0 && !isRunning(self) ? await countOnlyHere(tx) : null,
    wipedAt: null,
    run: runOf(self.run, language),
  };
}

/** A run whose process died is shown as what it is. */
const SILENT_MS = 120_000;

function runOf(stored: unknown, language: Language) {
  const run = syncRun.safeParse(stored);
  if (!run.success) return null;
  const { code } = run.data.problem ?? { code: null };
  const heard = Date.parse(String((stored as { heardAt?: unknown }).heardAt ?? ''));
  const isSilent = run.data.state === 'running' && Date.now() - heard > SILENT_MS;
  const lost = isSilent ? ('SYNC_UNREACHABLE' as const) : null;
  const shown = lost ?? code;
  return {
    ...run.data,
    state: isSilent ? ('failed' as const) : run.data.state,
    problem:
      shown === null ? null : { code: shown, message: errorText(shown as 'SYNC_UNREACHABLE', language) },
  };
}

export function isRunning(self: Self): boolean {
  return runOf(self.run, 'en')?.state === 'running';
}

/** In the cloud for the whole area only. On a laptop a team of some centres sees whether its own camps are the same. */
export function showScopes({ modules }: PageNeeds): Handler<typeof cloudSync.scopes> {
  return async (tx, { who }) => {
    const area = await ownArea(tx);
    if (area === null) assertWholeArea(who);
    // Before the laptop is entered: until then the database shows only the own centres.
    const own = isOfWholeArea(who) ? null : await listScopes(tx, modules);
    if (area !== null) await enterLaptop(tx, area);
    const tables = await syncedColumns(tx);
    const shown: SyncScope[] = [];
    for (const { scope, row, title, day } of own ?? (await listScopes(tx, modules))) {
      const compared = await comparisonsOf(tx, scope.entity, row);
      shown.push({
        ...{ entity: scope.entity, row, title, day },
        here: await sumScope(tx, scope, { row, tables }),
        compared: compared.map((one) => ({
          ...{ deviceName: one.device_name, deviceNumber: one.device_number, comparedAt: one.compared_at },
          ...{ rows: one.rows, digest: one.digest, isEqual: one.is_equal, isCurrent: one.is_current },
        })),
      });
    }
    return shown;
  };
}

interface ListedScope {
  scope: SyncedScope;
  row: string;
  title: string;
  day: string | null;
}

async function listScopes(tx: Tx, modules: readonly SyncedModule[]): Promise<ListedScope[]> {
  const listed: ListedScope[] = [];
  for (const scope of modules.flatMap(({ scopes }) => scopes))
    listed.push(...(await scope.list(tx)).map((one) => ({ scope, ...one })));
  return listed;
}

export function showConflicts({ modules }: PageNeeds): Handler<typeof cloudSync.conflicts> {
  return async (tx, { who, query }) => {
    assertWholeArea(who);
    const { filter } = query;
    const found = await listConflicts(tx, {
      filter: {
        isOpen: filter?.isOpen,
        kinds: valuesOf(filter?.kind),
        entity: filter?.entity,
        row: filter?.row,
      },
      limit: query.size,
      offset: query.page * query.size,
      isNewestFirst: query.sort.startsWith('-'),
    });
    return { rows: await withTitles(tx, found, { who, modules }), total: found[0]?.total ?? 0 };
  };
}

export function settle({ modules }: PageNeeds): Handler<typeof cloudSync.settle> {
  return async (tx, { who, params, body }) => {
    assertWholeArea(who);
    const isSettled = await settleConflict(tx, params.id, { by: who.name, note: body.note });
    const found = await listConflicts(tx, {
      filter: { kinds: [], id: params.id },
      limit: 1,
      offset: 0,
      isNewestFirst: true,
    });
    const [shown] = await withTitles(tx, found, { who, modules });
    if (!shown) throw notFound();
    if (!isSettled) throw new PortalError('ALREADY_DECIDED');
    return shown;
  };
}

async function withTitles(
  tx: Tx,
  found: readonly StoredConflict[],
  { who, modules }: { who: Who; modules: readonly SyncedModule[] },
): Promise<SyncConflict[]> {
  const ids = found.flatMap(({ row, otherId }) => [row, ...(otherId === null ? [] : [otherId])]);
  const entities = new Set(found.flatMap(({ entity, otherEntity }) => [entity, otherEntity]));
  const titles = await findRecordTitles(
    tx,
    ids,
    allResources.filter(({ entity }) => entities.has(entity)) as never,
  );
  const about = await Promise.all(
    modules.map(async (module) => [...((await module.titles?.(tx, ids)) ?? [])]),
  );
  const people = new Map(about.flat());
  const titleOf = (row: string) => titles.get(row) || people.get(row) || '';
  const isOpen = (entity: string) =>
    modules
      .flatMap(({ tables }) => tables)
      .every(({ entity: name, readable }) => name !== entity || !readable || meets(readable, who));
  return found.map(({ otherEntity, otherId, total: _total, ...one }) => ({
    ...one,
    fields: isOpen(one.entity)
      ? one.fields
      : one.fields.map(({ field }) => ({ field, kept: '•••', lost: '•••' })),
    title: titleOf(one.row),
    other: otherId === null ? null : { entity: otherEntity, row: otherId, title: titleOf(otherId) },
  }));
}
