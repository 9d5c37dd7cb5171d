import type { ImportMapping } from '@sewa/contract/kernel/import/import';
import { newId } from '@sewa/contract/kernel/values/ids';
import { answerQuestions } from '../sheets/answer-questions.ts';
import { rowsOfFile } from '../sheets/rows-of-file.ts';
import type { ParseRow } from './row-parser.ts';

export interface ParseOrder {
  path: string;
  parser: string;
  context: object;
  headingRow: number;
  mapping: ImportMapping;
}

/** The next rows, ready to be kept: JSON of {n, id, level, content, issues} as bytes. */
export interface ParsedBatch {
  rows: number;
  bytes: Uint8Array;
}

const batchSize = 1_000;
const encoder = new TextEncoder();

answerQuestions(async ({ path, parser, context, headingRow, mapping }: ParseOrder) => {
  const { parseRow } = (await import(parser)) as { parseRow: ParseRow<object> };
  const places = Object.entries(mapping);
  const rows = rowsOfFile(path);
  return async (): Promise<ParsedBatch> => {
    const parts: string[] = [];
    while (parts.length < batchSize) {
      const next = await rows.next();
      if (next.done) break;
      const { row, cells } = next.value;
      if (row <= headingRow) continue;
      const { content, issues } = parseRow(textsOf(cells, places), context);
      const level = issues.reduce((most, { isWarning }) => Math.max(most, isWarning ? 1 : 2), 0);
      parts.push(JSON.stringify({ n: row, id: newId(), level, content, issues }));
    }
    return { rows: parts.length, bytes: encoder.encode(`[${parts.join(',')}]`) };
  };
});

function textsOf(cells: readonly string[], places: readonly [string, number][]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [field, place] of places) texts[field] = cells[place] ?? '';
  return texts;
}
