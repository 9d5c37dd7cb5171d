import { Readable } from 'node:stream';
import { csvLine } from './csv/csv-line.ts';
import { localMoments } from './local-moment.ts';
import { openProcess, type SheetProcess } from './sheet-process.ts';

export type SheetFormat = 'csv' | 'xlsx';

export const sheetTypes: Readonly<Record<SheetFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface SheetContent {
  header: readonly string[];
  /** Taken one after the other, only as fast as the file is read. */
  pages: AsyncIterable<readonly (readonly unknown[])[]>;
  /** Who takes the file. */
  user: string;
  /** In which moments are shown; a spreadsheet knows no zones. */
  timeZone: string;
}

/** A list as a file, page by page. Days become real days, texts stay texts: codes and phones keep their noughts. */
export function writeRows(format: SheetFormat, content: SheetContent): Readable {
  // Making a line of text costs less than handing the row to another process.
  if (format === 'csv') return Readable.from(csvFile(content), { objectMode: false });
  // The process begins with the first byte that is asked for: a file that nobody reads takes none.
  const closing = new AbortController();
  const pieces = xlsxFile(content, closing.signal);
  return new Readable({
    read() {
      pieces.next().then(
        ({ value }) => this.push(value ?? null),
        (error: Error) => this.destroy(error),
      );
    },
    // Readable.from would wait here until the page that is being fetched has come, and hold the process as long.
    destroy(error, done) {
      closing.abort();
      // The failure that ended it is told by `error`.
      void pieces.return().catch(() => undefined);
      done(error);
    },
  });
}

async function* csvFile({ header, timeZone, pages }: SheetContent) {
  const localMoment = localMoments(timeZone);
  const lineOf = (row: readonly unknown[]) => csvLine(row.map((value) => localMoment(value) ?? value));
  // The byte order mark tells spreadsheets that this is UTF-8.
  yield `\uFEFF${csvLine(header)}`;
  for await (const rows of pages) if (rows.length > 0) yield rows.map(lineOf).join('');
}

const processFile = new URL('./write-xlsx.process.ts', import.meta.url);

/** What the process answers: bytes, or that it needs the next page first; null bytes at the end. */
export type Written = { bytes: Uint8Array | null } | 'nextPage';

async function* xlsxFile({ header, timeZone, user, pages }: SheetContent, signal: AbortSignal) {
  const source = pages[Symbol.asyncIterator]();
  let writer: SheetProcess | null = null;
  try {
    writer = await openProcess(processFile, { header, timeZone }, { user, signal });
    // Whoever hangs up while a page is fetched does not keep the process until it is there.
    signal.addEventListener('abort', writer.end, { once: true });
    if (signal.aborted) return;
    let answer = await writer.ask<Written>('read');
    for (;;) {
      if (answer === 'nextPage') {
        const page = await source.next();
        answer = await writer.ask<Written>({ rows: page.done ? null : page.value });
        continue;
      }
      if (answer.bytes === null) return;
      yield answer.bytes;
      answer = await writer.ask<Written>('read');
    }
  } finally {
    writer?.end();
    await source.return?.();
  }
}
