import type { ImportIssue } from '@sewa/contract/kernel/import/import';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { RowsFile } from '../http/route.ts';
import { readRows } from '../sheets/read-rows.ts';
import type { ImportFile } from './import-file.queries.ts';
import type { ImportKind } from './import-kind.ts';
import { columnOf, issueText } from './issue-texts.ts';
import { rowsWithIssues } from './staged-rows.queries.ts';

const pageSize = 500;
const errorHeading = { en: 'What is wrong', hi: 'क्या ग़लत है', pa: 'ਕੀ ਗ਼ਲਤ ਹੈ' };

/** The rows that are left out, as they stand in the uploaded file: nothing of them is kept anywhere else. */
export function rejectedFile(options: {
  kind: ImportKind;
  file: ImportFile;
  path: string;
  /** Rows as bad as this, or worse. */
  level: number;
  language: Language;
}): RowsFile {
  const { kind, file, path, level, language } = options;
  // Beside the process that writes the file. It begins with the first page: a reply that is thrown away reads nothing.
  const source = readRows(path);
  let current: ReturnType<typeof source.next> | null = null;

  /** Rows come in their order, in both. */
  async function cellsOf(row: number): Promise<string[]> {
    current ??= source.next();
    for (let next = await current; !next.done && next.value.row <= row; next = await current) {
      current = source.next();
      if (next.value.row === row) return next.value.cells;
    }
    return [];
  }

  return {
    // Plain letters: a browser without UTF-8 calls everything else "download".
    fileName: `${file.file_name.replace(/\.\w{1,5}$/, '')} (rejected).xlsx`,
    format: 'xlsx',
    header: [...file.headings, errorHeading[language]],
    page: async (tx, cursor) => {
      const found = await rowsWithIssues(tx, {
        importId: file.id,
        after: Number(cursor ?? 0),
        limit: pageSize,
        level,
      });
      const rows: string[][] = [];
      for (const { row_no, issues } of found) {
        const cells = await cellsOf(row_no);
        rows.push([...file.headings.map((_, place) => cells[place] ?? ''), textsOf(issues as ImportIssue[])]);
      }
      return { rows, next: found.length === pageSize ? String(found.at(-1)?.row_no) : null };
    },
    close: () => void source.return(undefined),
  };

  function textsOf(issues: ImportIssue[]): string {
    return issues
      .map((issue) => {
        const { heading } = columnOf(kind, { field: issue.field, language }, file);
        return `${heading === '' ? '' : `${heading}: `}${issueText(kind, issue, language)}`;
      })
      .join('; ');
  }
}
