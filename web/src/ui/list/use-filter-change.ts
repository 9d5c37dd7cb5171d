import type { FilterEntry, ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

/** Filters by field; undefined takes one away. */
export type FilterPart = Readonly<Record<string, FilterEntry | undefined>>;

export function useFilterChange<Row extends ListRow>(list: ResourceListState<Row>) {
  return (part: FilterPart) => {
    const entries = Object.entries({ ...list.state.filter, ...part });
    list.change({
      filter: Object.fromEntries(
        entries.flatMap(([field, value]) => (value === undefined ? [] : [[field, value]])),
      ),
    });
  };
}
