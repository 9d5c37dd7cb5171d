import { Readable } from 'node:stream';
import { csvLine } from './csv/csv-line.ts';
import { startThread, type Thread } from './thread.ts';

export type SheetFormat = 'csv' | 'xlsx';

export const sheetTypes: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface SheetContent {
  header: readonly string[];
  /** Taken one after the other, only as fast as the file is read. */
  pages: AsyncIterable<readonly (readonly unknown[])[]>;
  /** In which moments are shown; a spreadsheet knows no zones. */
  timeZone: string;
}

/** A list as a file, page by page. Days become real days, texts stay texts: codes and phones keep their noughts. */
export function writeRows(format: SheetFormat, content: SheetContent): Readable {
  // Making a line of text costs less than handing the row to another thread.
  if (format === 'csv') return Readable.from(csvFile(content), { objectMode: false });
  const { header, timeZone } = content;
  const thread = startThread(threadFile, { header, timeZone });
  const file = Readable.from(xlsxFile(thread, content.pages), { objectMode: false });
  // Also when nobody ever began to read.
  file.once('close', thread.end);
  return file;
}

async function* csvFile({ header, pages }: SheetContent) {
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(header)}`;
  for await (const rows of pages) if (rows.length > 0) yield rows.map(csvLine).join('');
}

const threadFile = new URL('./write-xlsx.thread.ts', import.meta.url);

/** What the thread answers: bytes, or that it needs the next page first; null bytes at the end. */
export type Written = { bytes: Uint8Array | null } | 'nextPage';

async function* xlsxFile(thread: Thread, pages: SheetContent['pages']) {
  const source = pages[Symbol.asyncIterator]();
  try {
    let answer = await thread.ask<Written>('read');
    for (;;) {
      if (answer === 'nextPage') {
        const page = await source.next();
        answer = await thread.ask<Written>({ rows: page.done ? null : page.value });
        continue;
      }
      if (answer.bytes === null) return;
      yield answer.bytes;
      answer = await thread.ask<Written>('read');
    }
  } finally {
    await source.return?.();
  }
}
