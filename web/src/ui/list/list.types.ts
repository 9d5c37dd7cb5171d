import type { Endpoint } from '@sewa/contract/kernel/endpoint';
import type { Requirement } from '@sewa/contract/kernel/requirement';
import type { BulkResult } from '@sewa/contract/kernel/selection';
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
  /** Where it stands on a phone's card; `none` leaves it out. A photo stands before the words, and has no heading. */
  card?: 'title' | 'status' | 'line' | 'photo' | 'none';
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
  /** From … to …: `field` holds the lower end, `to` names the field of the upper one. */
  | { kind: 'range'; of: 'number' | 'day'; to: string }
);

/** The chosen rows, or everything that the search and the filters match; the server finds those by itself. */
export type Selection =
  | { ids: string[] }
  | { all: true; q?: string; filter?: Readonly<Record<string, FilterValue>> };

export interface BulkAction<Row> {
  label: string;
  icon: string;
  requirement: Requirement;
  isDanger?: boolean;
  act: BulkAct<Row>;
}

type BulkAct<Row> =
  /** One call for the selection. `confirm` names what is lost. */
  | {
      kind: 'selection';
      confirm: (count: number) => string;
      run: (selection: Selection) => Promise<BulkResult>;
    }
  /** The same, with something to be asked first: a dialog of the module. */
  | { kind: 'dialog'; render: (props: BulkDialogProps) => ReactNode }
  /** One call a row, where there is no call for many. */
  | {
      kind: 'rows';
      confirm: (count: number) => string;
      run: (row: Row) => Promise<unknown>;
      texts?: BulkTexts;
    };

/** The words of one act, where they are prescribed: after all have succeeded, and for a refusal that brings none. */
export interface BulkTexts {
  done: string;
  failed: string;
}

export interface BulkDialogProps {
  selection: Selection;
  count: number;
  onDone: (result: BulkResult) => void;
  onClose: () => void;
}

/** What makes a list: a module declares it and writes no table. */
export interface ListDefinition<Row extends ListRow> {
  /** Names the list in saved views and in the address of its queries. */
  name: string;
  endpoint: Endpoint;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** What every row of this list has in common; nobody is asked and no address says it. */
  fixed?: Readonly<Record<string, FilterValue>>;
  sort: string;
  size?: number;
  /** The realtime event that tells of changes. */
  event?: string;
  exportEndpoint?: Endpoint;
  printEndpoint?: Endpoint;
  /** More than so many rows are not printed at once. */
  mostPrinted?: number;
  /** False where the call takes no free text. */
  hasSearch?: boolean;
}
