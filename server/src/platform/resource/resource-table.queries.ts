import { columnOfField } from '@sewa/contract/kernel/columns';
import type { Rows } from '@sewa/contract/kernel/endpoint';
import { type FieldKind, shapesOf } from '@sewa/contract/kernel/field-kinds';
import type { AnyResource } from '@sewa/contract/kernel/resource';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { compileOnce } from '../db/compile-once.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import { exportPage, listOf } from './list.queries.ts';
import type { FieldsOf, ResourceDescription, RowOf, Table } from './resource-description.ts';

export interface ListRequest {
  page: number;
  size: number;
  sort: string;
  q?: string | undefined;
  filter?: Readonly<Record<string, unknown>> | undefined;
}

export interface ResourceTable<R extends AnyResource> {
  find(tx: Tx, id: string): Promise<RowOf<R> | null>;
  /** Waits for whoever is saving it and keeps others waiting; the newest state. */
  lock(tx: Tx, id: string): Promise<RowOf<R> | null>;
  list(tx: Tx, request: ListRequest): Promise<Rows<RowOf<R>>>;
  /** Rows by a condition of the module's own, in the order of their ids; the table is `r`. */
  findWhere(tx: Tx, condition: RawBuilder<SqlBool>, limit: number): Promise<RowOf<R>[]>;
  exportPage(
    tx: Tx,
    request: ListRequest,
    cursor: string | null,
  ): Promise<{ rows: RowOf<R>[]; next: string | null }>;
  insert(tx: Tx, columns: Readonly<Record<string, unknown>>): Promise<void>;
  /** The row as it is then; null where the caller may see it but not write it. */
  update(tx: Tx, id: string, columns: Readonly<Record<string, unknown>>): Promise<RowOf<R> | null>;
  remove(tx: Tx, id: string): Promise<boolean>;
  columnsOf(fields: FieldsOf<R>): Record<string, unknown>;
}

/** The queries of a declared resource, all made from its one list of columns. */
export function resourceTable<R extends AnyResource, T extends Table>(
  resource: R,
  // The parts that depend on which extras are selected are only called here, never read.
  description: ResourceDescription<R, T, never> | ResourceDescription<R, T>,
): ResourceTable<R> {
  const { table } = description;
  const from = sql<Record<string, unknown>>`${sql.table(table)}`.as('r');
  const columns = columnsOf(resource, description.columns);
  const columnName = (field: string) => nameOf(columns.get(field), field);
  const selections = [...selectedColumns(columns), ...selectedExtras(description.extra)];
  const hasExtra = Object.keys(description.extra).length > 0;
  const order = orderOf();
  const byId = compileOnce((db, id: string) => rowsOf(db).where('r.id', '=', id));

  function rowsOf(db: Tx) {
    return db.selectFrom(from).select(selections);
  }

  function found(tx: Tx, { q = '', filter = {} }: ListRequest) {
    const text = q.normalize('NFC').toLowerCase();
    const conditions = Object.entries(filter).flatMap(([name, value]) =>
      value === undefined ? [] : [conditionOf(name, value)],
    );
    const all = text === '' ? conditions : [...conditions, containing(text)];
    return all.reduce((rows, condition) => rows.where(condition), rowsOf(tx));
  }

  function containing(text: string): RawBuilder<SqlBool> {
    const parts = description.search.map((field) => sql`r.${sql.ref(columnName(field))}`);
    return sql<SqlBool>`position(${text} in lower(concat_ws(' ', ${sql.join(parts)}))) > 0`;
  }

  function conditionOf(name: string, value: unknown): RawBuilder<SqlBool> {
    const special = (
      description.filters as Record<string, (value: unknown) => RawBuilder<SqlBool>> | undefined
    )?.[name];
    if (special) return special(value);
    if (columns.has(name)) return sql<SqlBool>`r.${sql.ref(columnName(name))} = ${value}`;
    const [, field = '', end] = /^(.*)(From|To)$/.exec(name) ?? [];
    if (!columns.has(field)) throw new Error(`${table} has no filter ${name}`);
    const column = sql`r.${sql.ref(columnName(field))}`;
    return end === 'From' ? sql<SqlBool>`${column} >= ${value}` : sql<SqlBool>`${column} <= ${value}`;
  }

  function orderOf() {
    const shapes = shapesOf(resource.fields);
    const special: Readonly<Record<string, RawBuilder<unknown> | undefined>> = description.order ?? {};
    const expressions = resource.sort.map((name): [string, RawBuilder<unknown>] => {
      const own = special[name];
      if (own) return [name, own];
      const column = sql`r.${sql.ref(columnName(name))}`;
      return [name, shapes.get(name)?.kind === 'text' ? sql`lower(${column})` : column];
    });
    const canBeNull = resource.sort.filter((name) => shapes.get(name)?.isNullable);
    return { by: Object.fromEntries(expressions), id: sql`r.id`, canBeNull };
  }

  /** Rows as the selections make them; the builder cannot know their type. */
  const asRows = (rows: readonly object[]) =>
    (description.derive
      ? rows.map((row) => ({ ...row, ...description.derive?.(row as never) }))
      : rows) as RowOf<R>[];
  const first = (rows: readonly object[]) => asRows(rows)[0] ?? null;

  return {
    find: async (tx, id) => first(await byId(tx, id)),
    lock: async (tx, id) => {
      if (!hasExtra) return first(await rowsOf(tx).where('r.id', '=', id).forUpdate().execute());
      // The reading comes behind the lock, in the same packet: it sees what whoever held the lock has saved.
      const [, rows] = await Promise.all([
        sql`select from ${sql.table(table)} where id = ${id} for update`.execute(tx),
        rowsOf(tx).where('r.id', '=', id).execute(),
      ]);
      return first(rows);
    },
    list: async (tx, request) => {
      const { rows, total } = await listOf(found(tx, request), order, request);
      return { rows: asRows(rows), total };
    },
    findWhere: async (tx, condition, limit) =>
      asRows(await rowsOf(tx).where(condition).orderBy('r.id').limit(limit).execute()),
    exportPage: async (tx, request, cursor) => {
      // The pages of an export need a key that is never empty.
      const isNullable = order.canBeNull.includes(request.sort.replace(/^-/, ''));
      const sort = isNullable ? firstKey(order) : request.sort;
      const { rows, next } = await exportPage(found(tx, request), order, { sort, cursor });
      return { rows: asRows(rows), next };
    },
    insert: async (tx, values) => {
      const entries = Object.entries(values);
      await sql`insert into ${sql.table(table)} (${sql.join(entries.map(([name]) => sql.ref(name)))})
        values (${sql.join(entries.map(([, value]) => value))})`.execute(tx);
    },
    update: async (tx, id, values) => {
      const assignments = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      const update = sql<object>`update ${sql.table(table)} as r set ${sql.join(assignments)} where r.id = ${id}`;
      if (!hasExtra) {
        const { rows } = await sql<object>`${update} returning ${sql.join(selections)}`.execute(tx);
        return first(rows);
      }
      const { numAffectedRows = 0n } = await update.execute(tx);
      return numAffectedRows > 0n ? first(await byId(tx, id)) : null;
    },
    remove: async (tx, id) => {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where id = ${id}`.execute(
        tx,
      );
      return numAffectedRows > 0n;
    },
    columnsOf: (fields) =>
      Object.fromEntries([...columns.keys()].map((field) => [columnName(field), fields[field as never]])),
  };
}

type AnyColumn = string | { column: string; read: RawBuilder<unknown> };

/** Every field by the column that is named for it, or by the one of its own name. */
function columnsOf(resource: AnyResource, named: object): ReadonlyMap<string, AnyColumn> {
  const special = new Map(Object.entries(named as Record<string, AnyColumn>));
  return new Map(
    [...shapesOf(resource.fields)].map(([field, { kind }]) => [
      field,
      special.get(field) ?? columnOfField(field, { isId: idKinds.has(kind) }),
    ]),
  );
}

const idKinds = new Set<FieldKind['kind']>(['reference', 'centre', 'person']);

function nameOf(column: string | { column: string } | undefined, field: string): string {
  if (column === undefined) throw new Error(`no column for ${field}`);
  return typeof column === 'string' ? column : column.column;
}

function selectedColumns(columns: ReadonlyMap<string, AnyColumn>) {
  const own = [sql`r.id`.as('id'), sql`r.version`.as('version')];
  return [
    ...own,
    ...[...columns].map(([field, column]) =>
      (typeof column === 'string' ? sql`r.${sql.ref(column)}` : column.read).as(field),
    ),
  ];
}

function selectedExtras(extra: object) {
  return Object.entries(extra as Record<string, RawBuilder<unknown>>).map(([name, expression]) =>
    expression.as(name),
  );
}

function firstKey(order: { by: object; canBeNull: readonly string[] }): string {
  const key = Object.keys(order.by).find((name) => !order.canBeNull.includes(name));
  if (key === undefined) throw new Error('an export needs a sort field that is never null');
  return key;
}
