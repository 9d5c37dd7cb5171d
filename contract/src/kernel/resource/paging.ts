import { z } from 'zod';

/** Object values travel in the query as JSON. */
export function queryObject<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (typeof value === 'string' ? parseOrKeep(value) : value), schema);
}

const MAX_FILTER_VALUES = 100;

/** Longer than the code of any card: the longest text that is scanned or searched for. */
export const MAX_SCANNED_CODE = 200;

/** A filter that takes one value or several, of which any may match. */
export function several<S extends z.ZodType>(schema: S) {
  return z.union([schema, z.array(schema).min(1).max(MAX_FILTER_VALUES)]);
}

/** What such a filter asks for. */
export function valuesOf<V extends string | number | boolean>(value: V | readonly V[] | undefined): V[] {
  if (value === undefined) return [];
  return isSeveral(value) ? [...value] : [value];
}

function isSeveral<V>(value: V | readonly V[]): value is readonly V[] {
  return Array.isArray(value);
}

/** Filters by whether optional fields are empty: `empty` names fields that must be, `filled` fields that must not. */
export function emptiness<const Fields extends readonly [string, ...string[]]>(fields: Fields) {
  return { empty: several(z.enum(fields)), filled: several(z.enum(fields)) };
}

/** page, size, sort ('name' or '-name'), grouping, free text and the filters of one list. */
export function listQuery<const Sort extends readonly [string, ...string[]], F extends z.ZodObject>(options: {
  sort: Sort;
  /** Fields by which rows can be put beside each other. */
  groups?: readonly string[];
  filter: F;
  size?: number;
  /** Sort downwards unless told otherwise: logs. */
  newestFirst?: boolean;
}) {
  const sorts = options.sort.flatMap((field) => [field, `-${field}`]);
  const sort = z.enum(sorts).default(sorts[options.newestFirst ? 1 : 0] ?? '');
  return z.object({
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce
      .number()
      .int()
      .min(1)
      .max(500)
      .default(options.size ?? 25),
    sort: sort as unknown as z.ZodDefault<z.ZodType<SortOf<Sort>, SortOf<Sort>>>,
    group: z.enum(options.groups ?? []).optional(),
    q: z.string().trim().max(MAX_SCANNED_CODE).optional(),
    filter: queryObject(options.filter.partial().strict().optional()) as unknown as z.ZodOptional<
      z.ZodType<FilterOf<z.output<F>>, FilterOf<z.input<F>>>
    >,
  });
}

/** What a list's query gets when the list is taken as a file. */
export const exportFormat = { format: z.enum(['csv', 'xlsx']).default('csv') };

export type FilterOf<Fields> = { [Field in keyof Fields]?: Fields[Field] | undefined };

type SortOf<Sort extends readonly string[]> = Sort[number] | `-${Sort[number]}`;

function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
