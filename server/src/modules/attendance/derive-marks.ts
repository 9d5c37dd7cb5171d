import { type Mark, markOf } from '@sewa/contract/attendance/marks';
import type { Tx } from '../../platform/db/kysely-on-client.ts';
import { notFound } from '../../platform/http/portal-error.ts';
import { listTimedEntries, setMark } from './entries.queries.ts';
import { lockSheet } from './sheets.queries.ts';

/** The planned time or the rule of a sheet has changed: marks that follow from times follow anew. */
export async function deriveMarks(tx: Tx, id: string): Promise<void> {
  const sheet = await lockSheet(tx, id);
  if (!sheet) throw notFound();
  const changed = new Map<Mark, string[]>();
  for (const { id: entry, mark, ...times } of await listTimedEntries(tx, id)) {
    const next = markOf(sheet, { ...times, stated: null });
    if (next !== mark) changed.set(next, [...(changed.get(next) ?? []), entry]);
  }
  for (const [mark, ids] of changed) await setMark(tx, ids, mark);
}
