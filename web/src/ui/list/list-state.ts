import type { Filter, FilterValue, Selection } from './list.types.ts';

/** Everything that decides what a list shows. It lives in the address, so Back, bookmarks and shared links restore it. */
export interface ListState {
  page: number;
  size: number;
  sort: string;
  q: string;
  filter: Readonly<Record<string, FilterValue>>;
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
    filter: Object.fromEntries(
      filters.flatMap((filter) =>
        fieldsOf(filter).flatMap((field) => {
          const text = params.get(FILTER_PREFIX + field);
          return text === null ? [] : [[field, filterValue(filter, text)]];
        }),
      ),
    ),
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
  for (const [field, value] of Object.entries(state.filter)) params.set(FILTER_PREFIX + field, String(value));
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
    ...(state.q ? { q: state.q } : {}),
    ...(Object.keys(state.filter).length > 0 ? { filter: state.filter } : {}),
  };
}

const ownKeys = new Set(['page', 'size', 'sort', 'q', 'columns']);

function wholeNumber(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 1 && value <= 500 ? value : otherwise;
}

/** A range has two fields, everything else one. */
export function fieldsOf(filter: Filter): string[] {
  return filter.kind === 'range' ? [filter.field, filter.to] : [filter.field];
}

/** Choices may be numbers or claims; the address knows only texts. */
function filterValue(filter: Filter, text: string): FilterValue {
  if (filter.kind === 'range' && filter.of === 'number') return Number(text) || 0;
  if (filter.kind !== 'choice') return text;
  return filter.choices.find((choice) => String(choice.value) === text)?.value ?? text;
}
