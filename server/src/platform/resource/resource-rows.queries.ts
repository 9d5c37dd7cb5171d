import type { Rows } from '@sewa/contract/kernel/calls/endpoint';
import { columnOfField } from '@sewa/contract/kernel/resource/columns';
import { type FieldKind, shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import type { AnyResource } from '@sewa/contract/kernel/resource/resource';
import { type AliasedRawBuilder, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { compileOnce, compilePerColumns } from '../db/compile-once.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import { exportPage, type KnownTotal, listOf } from './list.queries.ts';
import { centreName } from './lookups.queries.ts';
import { selectedExtras } from './read-together.ts';
import type { FieldsOf, RowDescription, RowOf, Table } from './resource-description.ts';

/** Rows of the table under the name `r`, with conditions and without selections. */
type Found<D> = SelectQueryBuilder<D, 'r' & keyof D, Record<never, never>>;

interface PageRequest {
  page: number;
  size: number;
  sort: string;
  group?: string | undefined;
  known?: KnownTotal | undefined;
}

export interface ResourceRows<R extends AnyResource> {
  rows<D>(found: Found<D>): Promise<RowOf<R>[]>;
  page<D>(found: Found<D>, request: PageRequest): Promise<Rows<RowOf<R>>>;
  exportPage<D>(
    found: Found<D>,
    request: { sort: string },
    cursor: string | null,
  ): Promise<{ rows: RowOf<R>[]; next: string | null }>;
  find(tx: Tx, id: string): Promise<RowOf<R> | null>;
  /** Waits for whoever is saving it and keeps others waiting; the newest state. */
  lock(tx: Tx, id: string): Promise<RowOf<R> | null>;
  insert(tx: Tx, columns: Readonly<Record<string, unknown>>): Promise<void>;
  /** False where the caller may see it but not write it. */
  write(tx: Tx, id: string, columns: Readonly<Record<string, unknown>>): Promise<boolean>;
  /** The row as it is then; null where the caller may see it but not write it. */
  update(tx: Tx, id: string, columns: Readonly<Record<string, unknown>>): Promise<RowOf<R> | null>;
  remove(tx: Tx, id: string): Promise<boolean>;
  /** The fields that have a column, as columns. */
  columnsOf(fields: FieldsOf<R>): Record<string, unknown>;
  /** The column of a field; null for one that is stored elsewhere. */
  columnOf(field: string): string | null;
}

/** Reading and writing the rows of a declared resource, all made from its one list of columns. */
export function resourceRows<R extends AnyResource, T extends Table>(
  resource: R,
  // The parts that depend on which extras are selected are only called here, never read.
  description: RowDescription<R, T, never> | RowDescription<R, T>,
): ResourceRows<R> {
  const { table } = description;
  const columns = columnsOf(resource, description.columns);
  const extras = selectedExtras(description.extra as Readonly<Record<string, RawBuilder<unknown>>>);
  const selections = [...selectedColumns(columns), ...extras.selections];
  const hasExtra =
    Object.keys(description.extra).length > 0 || [...columns.values()].some(({ column }) => column === null);
  const columnOf = (field: string) => columns.get(field)?.column ?? null;
  const order = orderOf(resource, { columnOf, special: description.order ?? {} });
  const from = sql<Record<string, unknown>>`${sql.table(table)}`.as('r');
  const rowsById = (db: Tx, id: string) => db.selectFrom(from).select(selections).where('r.id', '=', id);
  const byId = compileOnce(rowsById);
  const lockedById = compileOnce((db, id: string) => rowsById(db, id).forUpdate());
  const lock = compileOnce((db, id: string) => ({
    compile: () => sql<object>`select from ${sql.table(table)} where id = ${id} for update`.compile(db),
  }));
  const insert = compilePerColumns((db, values) => {
    const names = Object.keys(values).map((name) => sql.ref(name));
    const query = sql<object>`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(values))})`;
    return { compile: () => query.compile(db) };
  });
  const update = compilePerColumns((db, values, id) => ({ compile: () => updating(id, values).compile(db) }));
  const updateReturning = compilePerColumns((db, values, id) => ({
    compile: () => sql<object>`${updating(id, values)} returning ${sql.join(selections)}`.compile(db),
  }));

  /** Rows as the selections make them; the builder cannot know their type. */
  const asRows = (found: readonly object[]) => {
    const rows = extras.unpack(found);
    return (
      description.derive ? rows.map((row) => ({ ...row, ...description.derive?.(row as never) })) : rows
    ) as RowOf<R>[];
  };
  const first = (rows: readonly object[]) => asRows(rows)[0] ?? null;

  function updating(id: string, values: Readonly<Record<string, unknown>>): RawBuilder<object> {
    const assignments = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    return sql<object>`update ${sql.table(table)} as r set ${sql.join(assignments)} where r.id = ${id}`;
  }

  async function write(tx: Tx, id: string, values: Readonly<Record<string, unknown>>): Promise<boolean> {
    const { rowCount } = await update(tx, values, id);
    return rowCount === 1;
  }

  return {
    columnOf,
    rows: async (found) => asRows(await found.select(selections as never).execute()),
    page: async (found, request) => {
      const { rows, total } = await listOf(found.select(selections as never), order, request);
      return { rows: asRows(rows as object[]), total };
    },
    exportPage: async (found, request, cursor) => {
      // The pages of an export need a key that is never empty.
      const isNullable = order.canBeNull.includes(request.sort.replace(/^-/, ''));
      const sort = isNullable ? firstKey(order) : request.sort;
      const { rows, next } = await exportPage(found.select(selections as never), order, { sort, cursor });
      return { rows: asRows(rows as object[]), next };
    },
    find: async (tx, id) => first(await byId(tx, id)),
    lock: async (tx, id) => {
      if (!hasExtra) return first(await lockedById(tx, id));
      // The reading is sent behind the lock: it sees what whoever held the lock has saved.
      const [, rows] = await Promise.all([lock(tx, id), byId(tx, id)]);
      return first(rows);
    },
    insert: async (tx, values) => {
      await insert(tx, values);
    },
    write,
    update: async (tx, id, values) => {
      if (hasExtra) return (await write(tx, id, values)) ? first(await byId(tx, id)) : null;
      const { rows } = await updateReturning(tx, values, id);
      return first(rows);
    },
    remove: async (tx, id) => {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where id = ${id}`.execute(
        tx,
      );
      return numAffectedRows > 0n;
    },
    columnsOf: (fields) =>
      Object.fromEntries(
        [...columns].flatMap(([field, { column }]) =>
          column === null ? [] : [[column, fields[field as never]]],
        ),
      ),
  };
}

interface StoredField {
  /** Null where the field is stored elsewhere. */
  column: string | null;
  read: RawBuilder<unknown>;
}

type NamedColumn = string | { column?: string; read: RawBuilder<unknown> };

/** Every field by the column that is named for it, or by the one of its own name. */
function columnsOf(resource: AnyResource, named: object): ReadonlyMap<string, StoredField> {
  const special = new Map(Object.entries(named as Record<string, NamedColumn>));
  return new Map(
    [...shapesOf(resource.fields)].map(([field, { kind }]): [string, StoredField] => {
      const own = special.get(field) ?? columnOfField(field, { isId: idKinds.has(kind) });
      if (typeof own === 'string') return [field, { column: own, read: sql`r.${sql.ref(own)}` }];
      return [field, { column: own.column ?? null, read: own.read }];
    }),
  );
}

const idKinds = new Set<FieldKind['kind']>(['reference', 'centre', 'person']);

function selectedColumns(columns: ReadonlyMap<string, StoredField>): AliasedRawBuilder<unknown, string>[] {
  const own = [sql`r.id`.as('id'), sql`r.version`.as('version')];
  return [...own, ...[...columns].map(([field, { read }]) => read.as(field))];
}

function orderOf(
  resource: AnyResource,
  {
    columnOf,
    special,
  }: {
    columnOf(field: string): string | null;
    special: Readonly<Record<string, RawBuilder<unknown> | undefined>>;
  },
) {
  const shapes = shapesOf(resource.fields);
  const expressions = resource.sort.map((name): [string, RawBuilder<unknown>] => {
    const own = special[name];
    if (own) return [name, own];
    const column = columnOf(name);
    if (column === null) throw new Error(`${resource.entity} cannot be sorted by ${name}`);
    const expression = sql`r.${sql.ref(column)}`;
    return [name, shapes.get(name)?.kind === 'text' ? sql`lower(${expression})` : expression];
  });
  const canBeNull = resource.sort.filter((name) => shapes.get(name)?.isNullable);
  const shown = shapesOf(resource.row);
  const groups = resource.groups.map((name): [string, RawBuilder<unknown>] => {
    if (shown.get(name)?.kind === 'centre') return [name, centreName];
    const own = special[name];
    if (own) return [name, own];
    const column = columnOf(name);
    if (column === null) throw new Error(`${resource.entity} cannot be grouped by ${name}`);
    // An empty text is no value.
    return [name, sql`nullif(r.${sql.ref(column)}::text, '')`];
  });
  return {
    by: Object.fromEntries(expressions),
    groups: Object.fromEntries(groups),
    id: sql`r.id`,
    canBeNull,
  };
}

function firstKey(order: { by: object; canBeNull: readonly string[] }): string {
  const key = Object.keys(order.by).find((name) => !order.canBeNull.includes(name));
  if (key === undefined) throw new Error('an export needs a sort field that is never null');
  return key;
}
