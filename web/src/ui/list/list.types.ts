import type { Endpoint } from '@sewa/contract/kernel/endpoint';
import type { Requirement } from '@sewa/contract/kernel/requirement';
import type { ReactNode } from 'react';

export interface ListRow {
  id: string;
}

export interface Column<Row> {
  /** Also the name to sort by, where `isSortable`. */
  field: string;
  heading: string;
  render: (row: Row) => ReactNode;
  isSortable?: boolean;
  isNumber?: boolean;
  /** Hidden until someone asks for it. */
  isExtra?: boolean;
  /** A sentence: wraps, and its row grows with it. */
  isLong?: boolean;
  /** Width in the grid: a share of the room left over, or pixels. */
  flex?: number;
  width?: number;
  /** Where it stands on a phone's card; `none` leaves it out. */
  card?: 'title' | 'status' | 'line' | 'none';
}

export type FilterValue = string | number | boolean;

export interface FilterChoice {
  value: FilterValue;
  label: string;
}

export type Filter = { field: string; label: string } & (
  | { kind: 'choice'; choices: readonly FilterChoice[] }
  | { kind: 'day' }
  | { kind: 'text' }
);

export interface BulkAction<Row> {
  label: string;
  icon: string;
  requirement: Requirement;
  isDanger?: boolean;
  /** What the confirmation says; names what is lost. */
  confirm: (count: number) => string;
  run: (row: Row) => Promise<unknown>;
}

/** What makes a list: a module declares it and writes no table. */
export interface ListDefinition<Row extends ListRow> {
  /** Names the list in saved views and in the address of its queries. */
  name: string;
  endpoint: Endpoint;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  sort: string;
  size?: number;
  /** The realtime event that tells of changes. */
  event?: string;
  exportEndpoint?: Endpoint;
  /** False where the call takes no free text. */
  hasSearch?: boolean;
}
