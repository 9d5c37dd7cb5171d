import { valuesOf } from '@sewa/contract/kernel/resource/paging';
import type { Filter, FilterEntries, FilterEntry, FilterValue, Selection } from './list.types.ts';

/** Everything that decides what a list shows. It lives in the address, so Back, bookmarks and shared links restore it. */
export interface ListState {
  page: number;
  size: number;
  sort: string;
  q: string;
  filter: FilterEntries;
  /** The field by which the rows are grouped. */
  group: string | null;
  /** Columns whose visibility differs from their default. */
  toggled: readonly string[];
}

export interface ListDefaults {
  sort: string;
  size: number;
}

const FILTER_PREFIX = 'f.';

export function readListState(
  params: URLSearchParams,
  defaults: ListDefaults,
  filters: readonly Filter[],
): ListState {
  return {
    page: wholeNumber(params.get('page'), 1) - 1,
    size: wholeNumber(params.get('size'), defaults.size),
    sort: params.get('sort') ?? defaults.sort,
    q: params.get('q') ?? '',
    group: params.get('group'),
    filter: Object.fromEntries([
      ...filters.flatMap((filter) =>
        fieldsOf(filter).flatMap((field) => entryOf(filter, field, params.getAll(FILTER_PREFIX + field))),
      ),
      ...emptiness.flatMap((name) => emptinessOf(name, params, filters)),
    ]),
    toggled: (params.get('columns') ?? '').split(',').filter(Boolean),
  };
}

/** Only what differs from the defaults is written; parameters of others stay. */
export function writeListState(
  current: URLSearchParams,
  state: ListState,
  defaults: ListDefaults,
): URLSearchParams {
  const params = new URLSearchParams(
    [...current].filter(([key]) => !ownKeys.has(key) && !key.startsWith(FILTER_PREFIX)),
  );
  if (state.q) params.set('q', state.q);
  for (const [field, entry] of Object.entries(state.filter)) {
    for (const value of valuesOf(entry)) params.append(FILTER_PREFIX + field, String(value));
  }
  if (state.group !== null) params.set('group', state.group);
  if (state.sort !== defaults.sort) params.set('sort', state.sort);
  if (state.size !== defaults.size) params.set('size', String(state.size));
  if (state.page > 0) params.set('page', String(state.page + 1));
  if (state.toggled.length > 0) params.set('columns', state.toggled.join(','));
  return params;
}

/** The same rows, whatever their order and page. */
export function selectionOfAll(state: ListState): Selection {
  const { q, filter } = listQueryOf(state);
  return { all: true, ...(q === undefined ? {} : { q }), ...(filter === undefined ? {} : { filter }) };
}

/** The query of the contract's list calls. */
export function listQueryOf(state: ListState) {
  return {
    page: state.page,
    size: state.size,
    sort: state.sort,
    ...(state.group === null ? {} : { group: state.group }),
    ...(state.q ? { q: state.q } : {}),
    ...(Object.keys(state.filter).length > 0 ? { filter: state.filter } : {}),
  };
}

const ownKeys = new Set(['page', 'size', 'sort', 'group', 'q', 'columns']);

function wholeNumber(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= 500 ? value : otherwise;
}

/** A range has two fields, everything else one; whether there is a value stands under names of its own. */
export function fieldsOf(filter: Filter): string[] {
  if (filter.kind === 'presence') return [];
  return filter.kind === 'range' ? [filter.field, filter.to] : [filter.field];
}

/** The two filters that every list with optional fields has: fields that must be empty, fields that must not. */
export const emptiness = ['empty', 'filled'] as const;

/** Whether one of those two names the filter's field. */
export function isAskedFor({ emptyField }: Filter, entry: FilterEntry | undefined): boolean {
  return emptyField !== undefined && valuesOf(entry).includes(emptyField);
}

export function isSet(filter: Filter, values: FilterEntries): boolean {
  return (
    fieldsOf(filter).some((field) => values[field] !== undefined) ||
    emptiness.some((name) => isAskedFor(filter, values[name]))
  );
}

function entryOf(filter: Filter, field: string, texts: readonly string[]): [string, FilterEntry][] {
  const values = texts.map((text) => filterValue(filter, text));
  const [first] = values;
  if (first === undefined) return [];
  return [[field, filter.kind === 'choice' && filter.isSeveral ? values : first]];
}

function emptinessOf(
  name: string,
  params: URLSearchParams,
  filters: readonly Filter[],
): [string, FilterEntry][] {
  const known = new Set(filters.map(({ emptyField }) => emptyField));
  const asked = params.getAll(FILTER_PREFIX + name).filter((field) => known.has(field));
  return asked.length > 0 ? [[name, asked]] : [];
}

/** Choices may be numbers or claims; the address knows only texts. */
function filterValue(filter: Filter, text: string): FilterValue {
  if (filter.kind === 'range' && filter.of === 'number') return Number(text) || 0;
  if (filter.kind !== 'choice') return text;
  return filter.choices.find((choice) => String(choice.value) === text)?.value ?? text;
}
