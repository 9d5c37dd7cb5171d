import type { AnyResource } from '@sewa/contract/kernel/resource/resource';
import type { Language } from '@sewa/contract/kernel/values/languages';
import type { z } from 'zod';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import type { RowsFile } from '../http/route.ts';
import type { SheetFormat } from '../sheets/write-rows.ts';
import { exportCells, exportHeadings } from './export-cells.ts';
import { recordRead } from './record-read.queries.ts';

interface ExportOptions<R extends AnyResource, Row> {
  resource: R;
  call: {
    query: { q?: string | undefined; filter?: object | undefined; format?: SheetFormat | undefined };
    who: Who;
    language: Language;
  };
  /** Fields that no file shows. */
  except?: readonly (keyof z.output<R['row']> & string)[];
  /** What a file shows in place of a structure, by field. */
  shown?(row: Row): Readonly<Record<string, unknown>>;
  page(tx: Tx, cursor: string | null): Promise<{ rows: Row[]; next: string | null }>;
}

/** A streamed file of a declared resource in the reader's language; that it was taken, and by which filter, is recorded. */
export async function exportResource<R extends AnyResource, Row extends object>(
  tx: Tx,
  { resource, call, except = [], shown, page }: ExportOptions<R, Row>,
): Promise<RowsFile> {
  const { format = 'csv', q = '', filter = {} } = call.query;
  // The browser follows the link by itself, in its own language.
  const language = call.who.language ?? call.language;
  await recordRead(tx, { entity: resource.entity, detail: { export: format, q, filter } });
  const cellsOf = exportCells(resource, { language, except });
  return {
    fileName: `${fileNameOf(resource)}.${format}`,
    format,
    header: exportHeadings(resource, { language, except }),
    page: async (next, cursor) => {
      const { rows, next: following } = await page(next, cursor);
      return { rows: rows.map((row) => cellsOf({ ...row, ...shown?.(row) })), next: following };
    },
  };
}

/** 'Seat blocks' → seat-blocks. */
function fileNameOf({ words }: AnyResource): string {
  return words.many.en.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
