import type { ReactNode } from 'react';
import type { BulkAction, ListRow } from './list.types.ts';
import type { ResourceListState } from './use-list.ts';

export interface ResourceListProps<Row extends ListRow> {
  list: ResourceListState<Row>;
  label: string;
  /** A register of short lines: more rows fit, each a single line. */
  isDense?: boolean;
  /** The address of a row's record. */
  openRow?: (row: Row) => string;
  /** Where a row opens something on this page instead. */
  onRow?: (row: Row) => void;
  bulkActions?: readonly BulkAction<Row>[];
  /** Where a row is neither a table's nor a card's, e.g. an entry of a log. */
  renderRows?: (rows: readonly Row[]) => ReactNode;
  empty: { title: string; text?: string; action?: ReactNode };
}
