import type { Rows } from '@sewa/contract/kernel/calls/endpoint';
import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import type { AnyResource } from '@sewa/contract/kernel/resource/resource';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import { isEmpty } from './presence.queries.ts';
import type { ResourceDescription, RowOf, Table } from './resource-description.ts';
import { type ResourceRows, resourceRows } from './resource-rows.queries.ts';

export interface ListRequest {
  page: number;
  size: number;
  sort: string;
  group?: string | undefined;
  q?: string | undefined;
  filter?: Readonly<Record<string, unknown>> | undefined;
  /** Who asks, for filters such as what waits for them. */
  reader?: Who | undefined;
}

export interface ResourceTable<R extends AnyResource>
  extends Pick<ResourceRows<R>, 'find' | 'lock' | 'insert' | 'update' | 'remove' | 'columnsOf'> {
  list(tx: Tx, request: ListRequest): Promise<Rows<RowOf<R>>>;
  /** Rows by a condition of the module's own, in the order of their ids; the table is `r`. */
  findWhere(tx: Tx, condition: RawBuilder<SqlBool>, limit: number): Promise<RowOf<R>[]>;
  exportPage(
    tx: Tx,
    request: ListRequest,
    cursor: string | null,
  ): Promise<{ rows: RowOf<R>[]; next: string | null }>;
}

/** The queries of a declared resource whose filters follow from its fields. */
export function resourceTable<R extends AnyResource, T extends Table>(
  resource: R,
  description: ResourceDescription<R, T, never> | ResourceDescription<R, T>,
): ResourceTable<R> {
  const { table } = description;
  const stored = resourceRows(resource, description);
  const from = sql<Record<string, unknown>>`${sql.table(table)}`.as('r');

  function found(tx: Tx, { q = '', filter = {}, reader }: ListRequest) {
    const text = q.normalize('NFC').toLowerCase();
    const conditions = Object.entries(filter).flatMap(([name, value]) =>
      value === undefined ? [] : [conditionOf(name, value, reader)],
    );
    const all = text === '' ? conditions : [...conditions, containing(text)];
    return all.reduce((rows, condition) => rows.where(condition), tx.selectFrom(from));
  }

  function containing(text: string): RawBuilder<SqlBool> {
    const parts = description.search.map((part) => (typeof part === 'string' ? column(part) : part));
    return sql<SqlBool>`position(${text} in lower(concat_ws(' ', ${sql.join(parts)}))) > 0`;
  }

  function conditionOf(name: string, value: unknown, reader: Who | undefined): RawBuilder<SqlBool> {
    const special = (
      description.filters as
        | Record<string, (value: unknown, reader: Who | undefined) => RawBuilder<SqlBool>>
        | undefined
    )?.[name];
    if (special) return special(value, reader);
    if (name === 'empty' || name === 'filled') return presenceOf(valuesOf(value as string | string[]), name);
    if (stored.columnOf(name) !== null)
      return Array.isArray(value)
        ? sql<SqlBool>`${column(name)} = any (${value})`
        : sql<SqlBool>`${column(name)} = ${value}`;
    const [, field = '', end] = /^(.*)(From|To)$/.exec(name) ?? [];
    return end === 'From'
      ? sql<SqlBool>`${column(field)} >= ${value}`
      : sql<SqlBool>`${column(field)} <= ${value}`;
  }

  function presenceOf(fields: readonly string[], wanted: 'empty' | 'filled'): RawBuilder<SqlBool> {
    const conditions = fields.map((field) => isEmpty(column(field), wanted));
    return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  }

  function column(field: string): RawBuilder<unknown> {
    const name = stored.columnOf(field);
    if (name === null) throw new Error(`${table} has no column for ${field}`);
    return sql`r.${sql.ref(name)}`;
  }

  return {
    ...stored,
    list: (tx, request) => stored.page(found(tx, request), request),
    findWhere: (tx, condition, limit) =>
      stored.rows(tx.selectFrom(from).where(condition).orderBy('r.id').limit(limit)),
    exportPage: (tx, request, cursor) => stored.exportPage(found(tx, request), request, cursor),
  };
}
