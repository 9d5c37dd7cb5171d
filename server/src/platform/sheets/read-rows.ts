import type { SheetRow } from './sheet.ts';
import { openProcess, openProcessBeside } from './sheet-process.ts';

const processFile = new URL('./read-rows.process.ts', import.meta.url);

/**
 * The rows of an Excel or CSV file, read in a process of its own and only as fast as they are taken. The process begins
 * with the first row that is asked for. Without a user it stands beside another process of the same work.
 */
export async function* readRows(
  path: string,
  { most = Number.POSITIVE_INFINITY, user }: { most?: number; user?: string } = {},
): AsyncGenerator<SheetRow> {
  const order = { path, most };
  const reader =
    user === undefined
      ? openProcessBeside(processFile, order)
      : await openProcess(processFile, order, { user });
  try {
    for (;;) {
      const rows = await reader.ask<SheetRow[]>('next');
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    reader.end();
  }
}
