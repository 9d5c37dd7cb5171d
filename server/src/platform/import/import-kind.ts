import type { Importable } from '@sewa/contract/imports/importable';
import type { ImportIssue } from '@sewa/contract/kernel/import/import';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';

/** What a module declares to be importable; everything else is done for it. */
export interface ImportKind extends Importable {
  /** The tables that it fills: the planner counts them afterwards. */
  tables: readonly string[];
  /** The module with `parseRow`, loaded in a process of its own: see row-parser.ts. */
  parser: URL;
  /** What the parser needs to know, once for a file: plain data. */
  parserContext(tx: Tx, who: Who): Promise<object>;
  /** What only the database can tell, each for the whole file in one statement. */
  checks: readonly ((tx: Tx, importId: string) => Promise<RowIssue[]>)[];
  /** Takes aside what the commit needs and others must not wait for, in a transaction of its own. */
  reserve(tx: Tx, take: Take): Promise<object>;
  /** Gives it back when nothing came of the import. */
  release(tx: Tx, reserved: object): Promise<void>;
  /** Makes the records of some rows, in the one transaction of the import. */
  commit(tx: Tx, part: CommitPart): Promise<{ made: number; reserved: object }>;
  /** After the last part, in the same transaction: what is done better for all at once. */
  finish(tx: Tx, take: Take): Promise<void>;
}

/** Whose rows are taken: those with nothing worse than this. */
export interface Take {
  importId: string;
  mostLevel: number;
}

export interface CommitPart extends Take {
  /** Row numbers, both included. */
  from: number;
  to: number;
  /** What the parts before this one left of it. */
  reserved: object;
}

export interface RowIssue extends ImportIssue {
  row: number;
}
