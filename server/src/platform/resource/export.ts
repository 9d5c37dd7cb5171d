import type { Tx } from '../db/kysely-on-client.ts';
import type { RowsFile } from '../http/route.ts';
import type { SheetFormat } from '../sheets/write-rows.ts';
import { recordRead } from './record-read.queries.ts';

/** A streamed file with one column per named field; that it was taken, and by which filter, is recorded. */
export async function exportOf<Row>(
  tx: Tx,
  options: {
    entity: string;
    fileName: string;
    query: {
      q?: string | undefined;
      filter?: object | undefined;
      format?: SheetFormat | undefined;
    };
    columns: readonly (keyof Row & string)[];
    page(tx: Tx, cursor: string | null): Promise<{ rows: Row[]; next: string | null }>;
  },
): Promise<RowsFile> {
  const { entity, fileName, query, columns, page } = options;
  const { format = 'csv' } = query;
  await recordRead(tx, { entity, detail: { export: format, q: query.q ?? '', filter: query.filter ?? {} } });
  return {
    fileName: fileName.replace(/\.csv$/, `.${format}`),
    format,
    header: [...columns],
    page: async (next, cursor) => {
      const found = await page(next, cursor);
      return { rows: found.rows.map((row) => columns.map((column) => row[column])), next: found.next };
    },
  };
}
