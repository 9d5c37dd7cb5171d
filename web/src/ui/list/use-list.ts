import { useCallback, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSession } from '../../platform/session.ts';
import { failureOf, refetchRows, useRows } from './list.query.ts';
import type { ListDefinition, ListRow, Selection } from './list.types.ts';
import { type ListState, readListState, selectionOfAll, writeListState } from './list-state.ts';
import { useTypedSearch } from './use-typed-search.ts';

const DEFAULT_SIZE = 25;

/** A list's state, rows and selection. The page hands it to PageHeader (the count) and to ResourceList. */
export function useList<Row extends ListRow>(definition: ListDefinition<Row>) {
  const { may } = useSession();
  const isAllowed = may(definition.endpoint.requirement);
  const { state, change } = useListState(definition);
  const search = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);
  const { typed, setTyped } = useTypedSearch(state.q, search);
  const asked = { ...state, filter: { ...definition.within, ...state.filter, ...definition.fixed } };
  const rows = useRows<Row>(definition.endpoint, asked, isAllowed);
  const error = failureOf(rows, definition.endpoint, asked);
  const selection = useSelection(asked, rows.data?.rows ?? []);
  // The rows of the question before, shown until those of this one have come.
  const isStale = rows.isPlaceholderData || typed.trim() !== state.q;
  return {
    definition,
    state,
    /** The state with what is fixed: what the server is asked for. */
    asked,
    change,
    rows: rows.data?.rows ?? [],
    /** Unknown while the rows answer an older question. */
    total: isStale ? undefined : rows.data?.total,
    isStale,
    /** The text in the search field, which the address follows after a pause. */
    typed,
    setTyped,
    /** When the rows shown were fetched. */
    fetchedAt: rows.dataUpdatedAt,
    isAllowed,
    isFirstLoad: rows.isPending && error === null,
    isFetching: rows.isFetching,
    error,
    refetch: () => refetchRows(definition.endpoint, asked),
    ...selection,
    isFiltered: state.q !== '' || Object.keys(state.filter).length > 0,
    clear: () => {
      setTyped('');
      change({ q: '', filter: {} });
    },
  };
}

/** Rows that were ticked, on this page or another; or everything that the search and the filters match now. */
function useSelection<Row extends ListRow>(state: ListState, rows: readonly Row[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map());
  const [everythingOf, setEverythingOf] = useState<string | null>(null);
  const all = selectionOfAll(state);
  const key = JSON.stringify(all);
  const isEverything = everythingOf === key;
  const choose = (next: ReadonlyMap<string, Row>) => {
    setSelected(next);
    setEverythingOf(null);
  };
  const selection: Selection = isEverything ? all : { ids: [...selected.keys()] };
  return {
    selected: isEverything ? new Map(rows.map((row) => [row.id, row])) : selected,
    setSelected: choose,
    toggle: (row: Row) => {
      const next = new Map(isEverything ? new Map(rows.map((one) => [one.id, one])) : selected);
      if (!next.delete(row.id)) next.set(row.id, row);
      choose(next);
    },
    togglePage: (isOn: boolean) => {
      const next = new Map(selected);
      for (const row of rows) isOn ? next.set(row.id, row) : next.delete(row.id);
      choose(next);
    },
    isEverything,
    selectEverything: () => setEverythingOf(key),
    selection,
  };
}

export type ResourceListState<Row extends ListRow> = ReturnType<typeof useList<Row>>;

function useListState<Row extends ListRow>({ sort, size = DEFAULT_SIZE, filters }: ListDefinition<Row>) {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const defaults = useMemo(() => ({ sort, size }), [sort, size]);
  const addressed = useMemo(
    () => readListState(params, defaults, filters ?? []),
    [params, defaults, filters],
  );
  // The address follows a moment later; who ticks two filters in a row must not lose the first.
  const [ahead, setAhead] = useState<{ state: ListState; of: ListState } | null>(null);
  const state = ahead?.of === addressed ? ahead.state : addressed;
  /** Anything but turning the page leads back to the first one. Typing replaces the address instead of filling Back. */
  const change = useCallback(
    (part: Partial<ListState>, options?: { isTyping?: boolean }) => {
      // Somebody has left for a record that is not drawn yet: a search that was still due must not lead back.
      if (window.location.pathname !== pathname) return;
      setAhead((before) => {
        const now = before?.of === addressed ? before.state : addressed;
        return { state: { ...now, page: 0, ...part }, of: addressed };
      });
      setParams(
        (current) => {
          const now = readListState(current, defaults, filters ?? []);
          return writeListState(current, { ...now, page: 0, ...part }, defaults);
        },
        { replace: options?.isTyping ?? false },
      );
    },
    [setParams, defaults, filters, pathname, addressed],
  );
  return { state, change };
}
