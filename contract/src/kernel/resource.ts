import { z } from 'zod';
import { changeSchema } from './changes.ts';
import { endpoint, idParams, rowsOf } from './endpoint.ts';
import { exportFormat, listQuery } from './paging.ts';
import type { Requirement } from './requirement.ts';

/** The usual seven calls (list, read, create, update, remove, export, history) from one schema of fields. */
export function resource<
  const Path extends string,
  F extends z.ZodRawShape,
  const Sort extends readonly [string, ...string[]],
  Filter extends z.ZodObject,
  const Envelope extends 'data' | 'list',
  X extends z.ZodRawShape = Record<never, never>,
>(options: {
  path: Path;
  noun: string;
  /** What a person can enter. */
  fields: z.ZodObject<F>;
  /** What a row shows beyond its fields. */
  extra?: X;
  sort: Sort;
  filter: Filter;
  size?: number;
  /** `list` where the customer's calls say so: rows stand under `list`, their number under `total`. */
  envelope: Envelope;
  view: Requirement;
  edit: Requirement;
  remove: Requirement;
  /** History and export show more than the list: who changed what, and everything at once. */
  history: Requirement;
  /** Where an export is a right of its own. */
  export?: Requirement;
}) {
  const { path, noun, fields, view, edit, remove, history } = options;
  const row = z.object({
    // What a row shows of a field may be more than what is entered.
    ...(fields.shape as Omit<F, keyof X>),
    ...((options.extra ?? {}) as X),
    id: z.uuid(),
    version: z.number().int(),
  });
  const query = listQuery({
    sort: options.sort,
    filter: options.filter,
    ...(options.size ? { size: options.size } : {}),
  });
  const listReply = (options.envelope === 'list' ? row : rowsOf(row)) as Envelope extends 'list'
    ? typeof row
    : ReturnType<typeof rowsOf<typeof row>>;
  return {
    row,
    fields,
    list: endpoint({
      method: 'GET',
      path,
      requirement: view,
      summary: `List ${noun}s`,
      query,
      reply: listReply,
      envelope: options.envelope,
    }),
    read: endpoint({
      method: 'GET',
      path: `${path}/{id}`,
      requirement: view,
      summary: `One ${noun}`,
      params: idParams,
      reply: row,
    }),
    create: endpoint({
      method: 'POST',
      path,
      requirement: edit,
      summary: `Create a ${noun}`,
      body: z.object({ ...fields.shape, id: z.uuid().optional() }),
      reply: z.object({ id: z.uuid() }),
    }),
    update: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      requirement: edit,
      summary: `Edit a ${noun}`,
      params: idParams,
      body: z.object({ ...fields.shape, version: z.number().int() }),
      reply: row,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      requirement: remove,
      summary: `Delete a ${noun}`,
      params: idParams,
      reply: z.null(),
    }),
    export: endpoint({
      method: 'GET',
      path: `${path}/export`,
      requirement: options.export ?? history,
      summary: `The filtered list of ${noun}s as Excel or CSV, streamed; the export itself is recorded`,
      query: query.extend(exportFormat),
      reply: z.string(),
      envelope: 'stream',
      changesState: true,
    }),
    history: endpoint({
      method: 'GET',
      path: `${path}/{id}/history`,
      requirement: history,
      summary: `What happened to a ${noun}`,
      params: idParams,
      reply: rowsOf(changeSchema),
    }),
  };
}
