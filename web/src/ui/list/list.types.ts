import type { Endpoint } from '@sewa/contract/kernel/calls/endpoint';
import type { BulkResult } from '@sewa/contract/kernel/resource/selection';
import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
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
  /** Short and of one kind, such as a number, a day or a status: it is not broken into two lines. */
  isShort?: boolean;
  /** Where it stands on a phone's card; `none` leaves it out. A photo stands before the words, and has no heading. */
  card?: 'title' | 'status' | 'line' | 'photo' | 'none';
  /** Its value means nothing without its heading: a number, a yes or no. */
  isLabelled?: boolean;
}

export type FilterValue = string | number | boolean;
/** What a filter is set to; several values mean any of them. */
export type FilterEntry = FilterValue | readonly FilterValue[];
export type FilterEntries = Readonly<Record<string, FilterEntry>>;

export interface FilterChoice {
  value: FilterValue;
  label: string;
}

interface FilterBase {
  field: string;
  label: string;
  /** The field that may be empty, and can be asked for so. */
  emptyField?: string;
}

export type Filter = FilterBase &
  /** `isSeveral` where the call takes more than one value. */
  (
    | { kind: 'choice'; choices: readonly FilterChoice[]; isSeveral?: boolean }
    | { kind: 'day' }
    | { kind: 'text' }
    /** Only whether there is a value. */
    | { kind: 'presence'; emptyField: string }
    /** From … to …: `field` holds the lower end, `to` names the field of the upper one. */
    | { kind: 'range'; of: 'number' | 'day'; to: string; min?: number; max?: number }
  );

/** The chosen rows, or everything that the search and the filters match; the server finds those by itself. */
export type Selection = { ids: string[] } | { all: true; q?: string; filter?: FilterEntries };

export interface BulkAction<Row> {
  label: string;
  icon: string;
  requirement: Requirement;
  isDanger?: boolean;
  act: BulkAct<Row>;
}

export type BulkAct<Row> =
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
      /** The way back for one row as it was before; null where nothing was changed. */
      undo?: (row: Row) => (() => Promise<unknown>) | null;
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
  /** `undo` puts those back for whom it was done. */
  onDone: (result: BulkResult, undo?: () => Promise<unknown>) => void;
  onClose: () => void;
}

export interface Order {
  sort: string;
  label: string;
}

/** What makes a list: a module declares it and writes no table. */
export interface ListDefinition<Row extends ListRow> {
  /** Names the list in saved views and in the address of its queries. */
  name: string;
  endpoint: Endpoint;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** What every row of this list has in common; nobody is asked and no address says it. */
  fixed?: FilterEntries;
  /** What it is about as long as no filter of the same name says less. */
  within?: FilterEntries;
  sort: string;
  /** Orders that belong to no column, offered beside those that do. */
  orders?: readonly Order[];
  /** Fields by which the call can put the rows into groups. */
  groups?: readonly string[];
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
