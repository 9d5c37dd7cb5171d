import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { rememberQueue } from '../record/queue.ts';
import { fetchRows } from './list.query.ts';
import type { ListRow } from './list.types.ts';
import { listQueryOf } from './list-state.ts';
import type { ResourceListState } from './use-list.ts';

/** Records that are opened from this list can be gone through in its order. */
export function useRememberQueue<Row extends ListRow>(
  list: ResourceListState<Row>,
  openRow: ((row: Row) => string) | undefined,
): void {
  const { pathname, search } = useLocation();
  const { rows, total, asked, definition } = list;
  useEffect(() => {
    if (openRow === undefined || total === undefined || rows.length === 0) return;
    rememberQueue({
      address: pathname + search,
      records: rows.map(openRow),
      offset: asked.page * asked.size,
      total,
      size: asked.size,
      load: async (page) => {
        const query = listQueryOf({ ...asked, page });
        return (await fetchRows<Row>(definition.endpoint, query)).rows.map(openRow);
      },
    });
  });
}
