import type { Rows } from '@sewa/contract/kernel/calls/endpoint';
import { type Expression, type SelectQueryBuilder, sql } from 'kysely';
import { pageOf, sortOf } from './paging.ts';

/** The SQL of each sort field, and the id that settles a tie. */
export interface ListOrder<Field extends string> {
  by: Readonly<Record<Field, Expression<unknown>>>;
  id: Expression<unknown>;
  /** The SQL by which rows are put beside each other. */
  groups?: Readonly<Record<string, Expression<unknown>>>;
  /** Fields whose empty values come last; the others are never null, and their index serves both directions. */
  canBeNull?: readonly Field[];
}

interface ListWish<Field extends string> {
  page: number;
  size: number;
  sort: Field | `-${Field}`;
  group?: string | undefined;
}

export interface KnownTotal {
  executeTakeFirstOrThrow(): Promise<{ total: string }>;
}

/** One page of a list, and how many rows there are in all; `known` says it where it need not be counted. */
export async function listOf<D, T extends keyof D, Row, Field extends string>(
  found: SelectQueryBuilder<D, T, Row>,
  order: ListOrder<Field>,
  wish: ListWish<Field> & { known?: KnownTotal | undefined },
): Promise<Rows<Row>> {
  const { limit, offset } = pageOf(wish);
  const counted = found.clearSelect().select(({ fn }) => fn.countAll<string>().as('total'));
  // Both leave in one packet.
  const [rows, count] = await Promise.all([
    ordered(grouped(found, order, wish.group), order, wish.sort)
      .limit(limit)
      .offset(offset)
      .execute(),
    (wish.known ?? counted).executeTakeFirstOrThrow(),
  ]);
  // The builder cannot say more about a row while the row's own type is open.
  return { rows: rows as Row[], total: Number((count as { total: string }).total) };
}

const exportPageSize = 500;

/** What follows a key: pages of an export stay equally fast however far down they are. Sort fields must not be null. */
export async function exportPage<D, T extends keyof D, Row, Field extends string>(
  found: SelectQueryBuilder<D, T, Row>,
  order: ListOrder<Field>,
  { sort, cursor }: { sort: Field | `-${Field}`; cursor: string | null },
): Promise<{ rows: Row[]; next: string | null }> {
  const { field, direction } = sortOf(sort);
  const key = sql`${order.by[field]}`;
  const [lastKey, lastId] = cursor === null ? [] : (JSON.parse(cursor) as [string, string]);
  const rows = await ordered(found, order, sort)
    .$if(lastId !== undefined, (all) =>
      all.where(
        direction === 'asc'
          ? sql<boolean>`(${key}, ${order.id}) > (${lastKey}, ${lastId})`
          : sql<boolean>`(${key}, ${order.id}) < (${lastKey}, ${lastId})`,
      ),
    )
    .select([sql<string>`${key}::text`.as('export_key'), sql<string>`${order.id}::text`.as('export_id')])
    .limit(exportPageSize)
    .execute();
  const last = rows.at(-1) as { export_key: string; export_id: string } | undefined;
  const isFull = last !== undefined && rows.length === exportPageSize;
  const next = isFull ? JSON.stringify([last.export_key, last.export_id]) : null;
  return { rows: rows as Row[], next };
}

/** Rows of one group stand together, whatever they are sorted by within it; those without a value come last. */
function grouped<D, T extends keyof D, Row, Field extends string>(
  found: SelectQueryBuilder<D, T, Row>,
  order: ListOrder<Field>,
  group: string | undefined,
) {
  if (group === undefined) return found;
  const expression = order.groups?.[group];
  if (expression === undefined) throw new Error(`cannot be grouped by ${group}`);
  return found.orderBy(expression, (one) => one.asc().nullsLast());
}

function ordered<D, T extends keyof D, Row, Field extends string>(
  found: SelectQueryBuilder<D, T, Row>,
  order: ListOrder<Field>,
  sort: Field | `-${Field}`,
) {
  const { field, direction } = sortOf(sort);
  const isNullable = order.canBeNull?.includes(field) ?? false;
  return found
    .orderBy(order.by[field], (one) => {
      const directed = direction === 'asc' ? one.asc() : one.desc();
      return isNullable ? directed.nullsLast() : directed;
    })
    .orderBy(order.id, direction);
}
