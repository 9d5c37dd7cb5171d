import type { ImportIssue } from '@sewa/contract/kernel/import/import';

/** One row as it will be kept until it is committed, and what is wrong with it. */
interface ParsedRow {
  content: Record<string, unknown>;
  issues: ImportIssue[];
}

/** What a kind's parser module exports as `parseRow`. `texts` has the mapped fields. */
export type ParseRow<Context> = (texts: Readonly<Record<string, string>>, context: Context) => ParsedRow;
