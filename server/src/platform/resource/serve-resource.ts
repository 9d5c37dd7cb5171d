import type { AnyResource, Resource } from '@sewa/contract/kernel/resource/resource';
import { newId } from '@sewa/contract/kernel/values/ids';
import type { z } from 'zod';
import { areaOf } from '../access/area-of.ts';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import { notFound } from '../http/portal-error.ts';
import { type Handler, handle, type Route } from '../http/route.ts';
import { exportResource } from './export-resource.ts';
import { historyOf } from './history.queries.ts';
import type { FieldsOf, ResourceDescription, RowOf, Saving, Table } from './resource-description.ts';
import { type ListRequest, type ResourceTable, resourceTable } from './resource-table.queries.ts';
import { assertVersion } from './version.ts';

/** A resource that is read by its calls, whatever makes and changes its rows. */
type ReadResource = AnyResource & Pick<Resource, 'list' | 'read' | 'export' | 'history'>;

export interface ServedResource<R extends AnyResource> {
  routes: Route[];
  table: ResourceTable<R>;
  get(tx: Tx, id: string): Promise<RowOf<R>>;
}

/** The seven calls of a declared resource. A module overrides only what differs, by hooks or by a route of its own. */
export function serveResource<
  R extends Resource,
  T extends Table,
  Selected extends keyof z.output<R['extra']>,
>(resource: R, description: ResourceDescription<R, T, Selected>): ServedResource<R> {
  const reading = serveReading(resource, description);
  const { table, get } = reading;
  const { may = {}, hooks = {}, shownTo = (_who: Who, row: RowOf<R>) => row } = description;

  async function columnsToSave(tx: Tx, saving: Saving<R>) {
    const prepared = await hooks.beforeSave?.(tx, saving);
    return { ...table.columnsOf(prepared?.fields ?? saving.fields), ...prepared?.columns };
  }

  async function create(tx: Tx, who: Who, body: FieldsOf<R> & { id?: string }): Promise<{ id: string }> {
    const { id = newId(), ...entered } = body;
    const fields = entered as FieldsOf<R>;
    may.create?.(who, id);
    const saving = { who, id, fields, current: null };
    const own = description.isOutsideAreas ? {} : { area_id: areaOf(who) };
    await table.insert(tx, { id, ...own, ...(await columnsToSave(tx, saving)) });
    await hooks.afterSave?.(tx, saving);
    return { id };
  }

  async function update(tx: Tx, call: { who: Who; id: string; body: FieldsOf<R> & { version: number } }) {
    const { who, id } = call;
    const { version, ...entered } = call.body;
    const fields = entered as FieldsOf<R>;
    const current = (await table.lock(tx, id)) ?? (await get(tx, id));
    may.change?.(who, current);
    assertVersion(shownTo(who, current) as { version: number }, version);
    const saving = { who, id, fields, current };
    const saved = await table.update(tx, id, await columnsToSave(tx, saving));
    // Seen, but not to be written by this user.
    if (saved === null) throw notFound();
    await hooks.afterSave?.(tx, saving);
    return shownTo(who, hooks.afterSave ? await get(tx, id) : saved);
  }

  async function remove(tx: Tx, who: Who, id: string): Promise<null> {
    const current = (await table.lock(tx, id)) ?? (await get(tx, id));
    may.change?.(who, current);
    await hooks.beforeRemove?.(tx, { who, current });
    if (!(await table.remove(tx, id))) throw notFound();
    return null;
  }

  const routes = [
    ...reading.routes,
    handle(resource.create, (tx, { who, body }) => create(tx, who, body as never)),
    handle(
      resource.update,
      (tx, { who, params, body }) => update(tx, { who, id: params.id, body: body as never }) as never,
    ),
    handle(resource.remove, (tx, { who, params }) => remove(tx, who, params.id)),
  ];
  return { routes, table, get };
}

/** List, record, export and history of a resource whose rows are made and changed by calls of the module's own. */
export function serveReading<
  R extends ReadResource,
  T extends Table,
  Selected extends keyof z.output<R['extra']>,
>(resource: R, description: ResourceDescription<R, T, Selected>): ServedResource<R> {
  const table = resourceTable(resource, description as unknown as ResourceDescription<R, T>);
  const { shownTo = (_who: Who, row: RowOf<R>) => row } = description;

  async function get(tx: Tx, id: string): Promise<RowOf<R>> {
    const row = await table.find(tx, id);
    if (row === null) throw notFound();
    return row;
  }

  const exportList: Handler<Resource['export']> = (tx, call) =>
    exportResource(tx, {
      resource,
      call,
      page: async (next, cursor) => {
        const found = await table.exportPage(
          next,
          { ...(call.query as ListRequest), reader: call.who },
          cursor,
        );
        return { ...found, rows: found.rows.map((row) => shownTo(call.who, row)) };
      },
    });

  const routes = [
    handle(resource.list, async (tx, { who, query }) => {
      const { rows, total } = await table.list(tx, { ...(query as ListRequest), reader: who });
      return { rows: rows.map((row) => shownTo(who, row)), total } as never;
    }),
    handle(resource.read, async (tx, { who, params }) => shownTo(who, await get(tx, params.id)) as never),
    handle(resource.export, exportList as never),
    handle(resource.history, async (tx, { params }) => {
      await get(tx, params.id);
      return historyOf(tx, [resource.entity, ...(description.history ?? [])], params.id);
    }),
  ];
  return { routes, table, get };
}
