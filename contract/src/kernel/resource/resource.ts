import { z } from 'zod';
import { endpoint, idParams, rowsOf } from '../calls/endpoint.ts';
import type { RealtimeEvent } from '../calls/realtime.ts';
import { type Requirement, right } from '../rights/requirement.ts';
import type { AclKey, ActOf } from '../rights/rights.ts';
import { historySchema } from './changes.ts';
import { exportFormat, listQuery } from './paging.ts';
import type { AnyWords, ResourceWords } from './words.ts';

interface ResourceOptions<
  Path extends string,
  F extends z.ZodRawShape,
  Sort extends readonly [string, ...string[]],
  Filter extends z.ZodObject,
  Envelope extends 'data' | 'list',
  X extends z.ZodRawShape,
> {
  path: Path;
  /** Its name in the change log: the table. */
  entity: string;
  words: ResourceWords<RowOf<F, X>>;
  /** The field that names a record where its parts are told of; `name` or `title` where there is one. */
  titleField?: keyof F & string;
  /** What a person can enter. */
  fields: z.ZodObject<F>;
  /** What a row shows beyond its fields. */
  extra?: X;
  sort: Sort;
  /** Names in `sort` that are no fields of a row: orders of its own. */
  orders?: readonly Sort[number][];
  /** Fields by which the list can be grouped. */
  groups?: readonly string[];
  filter: Filter;
  size?: number;
  /** `list` where the customer's calls say so: rows stand under `list`, their number under `total`. */
  envelope: Envelope;
  /** See the endpoint's property of this name. */
  failsSilently?: boolean;
  view: Requirement;
  edit: Requirement;
  remove: Requirement;
  /** History and export show more than the list: who changed what, and everything at once. */
  history: Requirement;
  /** Where an export is a right of its own. */
  export?: Requirement;
  /** The realtime event that tells of its changes, where it shares one with others. */
  event?: string;
  /** Everybody in the area may read every row, whatever its centre. */
  isAreaWide?: true;
}

type RowShape<F extends z.ZodRawShape, X extends z.ZodRawShape> = Omit<F, keyof X> &
  X & { id: z.ZodUUID; version: z.ZodNumber };
type RowOf<F extends z.ZodRawShape, X extends z.ZodRawShape> = z.output<z.ZodObject<RowShape<F, X>>>;

/** The usual seven calls (list, read, create, update, remove, export, history) from one schema of fields. */
export function resource<
  const Path extends string,
  F extends z.ZodRawShape,
  const Sort extends readonly [string, ...string[]],
  Filter extends z.ZodObject,
  const Envelope extends 'data' | 'list',
  X extends z.ZodRawShape = Record<never, never>,
>(options: ResourceOptions<Path, F, Sort, Filter, Envelope, X>) {
  const { path, entity, fields, view, edit, remove, history } = options;
  const noun = options.words.one.en.toLowerCase();
  const extra = (options.extra ?? {}) as X;
  const row = z.object({
    // What a row shows of a field may be more than what is entered.
    ...(fields.shape as Omit<F, keyof X>),
    ...extra,
    id: z.uuid(),
    version: z.number().int(),
  });
  const query = listQuery({
    sort: options.sort,
    groups: options.groups ?? [],
    filter: options.filter,
    ...(options.size ? { size: options.size } : {}),
  });
  const listReply = (options.envelope === 'list' ? row : rowsOf(row)) as Envelope extends 'list'
    ? typeof row
    : ReturnType<typeof rowsOf<typeof row>>;
  return {
    entity,
    event: options.event ?? `${entity}.changed`,
    ownEvent: options.event ? null : ownEventOf(options),
    words: options.words as AnyWords,
    titleField: options.titleField ?? ['name', 'title'].find((field) => field in fields.shape) ?? null,
    row,
    fields,
    extra: z.object(extra),
    sort: options.sort,
    orders: options.orders ?? [],
    groups: options.groups ?? [],
    filter: options.filter,
    list: endpoint({
      method: 'GET',
      path,
      requirement: view,
      summary: `List ${options.words.many.en.toLowerCase()}`,
      query,
      reply: listReply,
      envelope: options.envelope,
      failsSilently: options.failsSilently ?? false,
    }),
    read: endpoint({
      method: 'GET',
      path: `${path}/{id}`,
      requirement: view,
      summary: `Read a ${noun}`,
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
      summary: `Export the filtered ${options.words.many.en.toLowerCase()} as Excel or CSV; the export is recorded`,
      query: query.extend(exportFormat),
      reply: z.string(),
      envelope: 'stream',
      changesState: true,
    }),
    history: endpoint({
      method: 'GET',
      path: `${path}/{id}/history`,
      requirement: history,
      summary: `History of a ${noun}`,
      params: idParams,
      reply: historySchema,
    }),
  };
}

function ownEventOf({
  view,
  entity,
  isAreaWide,
}: {
  view: Requirement;
  entity: string;
  isAreaWide?: true;
}): RealtimeEvent {
  return { requirement: view, entities: [entity], ...(isAreaWide ? { areaWide: [entity] } : {}) };
}

/** A declared resource of whatever fields, with its calls. */
export type Resource = ReturnType<typeof resource>;
/** What is known of it without its calls. */
export type AnyResource = Pick<
  Resource,
  | 'entity'
  | 'event'
  | 'ownEvent'
  | 'words'
  | 'titleField'
  | 'row'
  | 'fields'
  | 'extra'
  | 'sort'
  | 'orders'
  | 'groups'
  | 'filter'
>;

/** The requirements of a resource whose key has the acts view, edit and delete. */
export function plainRights<Key extends KeyWith<'view' | 'edit' | 'delete'>>(key: Key) {
  const of = (act: 'view' | 'edit' | 'delete') => right(key, act as ActOf<Key>);
  return { view: of('view'), edit: of('edit'), remove: of('delete'), history: of('view') };
}

type KeyWith<Act extends string> = {
  [Key in AclKey]: Act extends ActOf<Key> ? Key : never;
}[AclKey] &
  { [Key in AclKey]: [Act] extends [ActOf<Key>] ? Key : never }[AclKey];
