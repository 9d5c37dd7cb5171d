import type { SheetRow } from './sheet.ts';
import { openThread, openThreadBeside } from './thread.ts';

const threadFile = new URL('./read-rows.thread.ts', import.meta.url);

/**
 * The rows of an Excel or CSV file, read in a thread of its own and only as fast as they are taken. The thread begins
 * with the first row that is asked for. Without a user it stands beside another thread of the same work.
 */
export async function* readRows(
  path: string,
  { most = Number.POSITIVE_INFINITY, user }: { most?: number; user?: string } = {},
): AsyncGenerator<SheetRow> {
  const order = { path, most };
  const thread =
    user === undefined ? openThreadBeside(threadFile, order) : await openThread(threadFile, order, { user });
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
