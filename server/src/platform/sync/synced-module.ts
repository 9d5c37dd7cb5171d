import type { Requirement } from '@sewa/contract/kernel/rights/requirement';
import type { Tx } from '../db/kysely-on-client.ts';
import type { Fields, MergeRules } from './merge.rules.ts';

/** What a module says about its synced tables. Which they are, and which columns stay on their side, its migration says (make_synced). */
export interface SyncedModule {
  readonly tables: readonly SyncedTable[];
  /** What is compared as a whole on both sides, with everything that belongs to it. */
  readonly scopes: readonly SyncedScope[];
  /** What a person should look at after rows of a device were written. */
  findAfter?(tx: Tx, written: readonly WrittenRow[]): Promise<Finding[]>;
  /** Whom rows without a title of their own are about, by their ids. */
  titles?(tx: Tx, rows: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface SyncedTable extends MergeRules {
  readonly entity: string;
  /** Who may read its values: in a conflict, and by enrolling a laptop, which gets them all. Without it everybody who may see conflicts. */
  readonly readable?: Requirement;
  /** By the name of a unique index: other values for a row that came second, or null where the first one stands for both. */
  readonly settle?: Readonly<Record<string, (tx: Tx, row: Fields) => Promise<Fields | null>>>;
}

export interface WrittenRow {
  readonly entity: string;
  readonly row: string;
  readonly isNew: boolean;
}

export interface Finding {
  readonly finding: string;
  readonly entity: string;
  readonly row: string;
  readonly other: { readonly entity: string; readonly row: string } | null;
}

/** Rows that belong to one row, table by table, whose number and contents both sides must agree on. */
export interface SyncedScope {
  readonly entity: string;
  readonly parts: readonly ScopePart[];
  /** The ones that are shown and compared: not those of long ago. */
  list(tx: Tx): Promise<{ row: string; title: string; day: string | null }[]>;
}

type ScopePart =
  | { readonly entity: string; readonly by: string }
  /** Rows that others of the scope name. */
  | {
      readonly entity: string;
      readonly through: { readonly entity: string; readonly column: string; readonly by: string };
    };
