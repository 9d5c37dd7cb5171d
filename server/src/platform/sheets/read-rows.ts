import type { SheetRow } from './sheet.ts';
import { startThread } from './thread.ts';

const threadFile = new URL('./read-rows.thread.ts', import.meta.url);

/** The rows of an Excel or CSV file, read in a thread of its own and only as fast as they are taken. */
export async function* readRows(
  path: string,
  { most = Number.POSITIVE_INFINITY } = {},
): AsyncGenerator<SheetRow> {
  const thread = startThread(threadFile, { path, most });
  try {
    for (;;) {
      const rows = await thread.ask<SheetRow[]>('next');
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    thread.end();
  }
}
