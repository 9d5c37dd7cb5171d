import type { Tx } from '../../db/kysely-on-client.ts';
import { chainHash, MAX_BATCH_BYTES, MAX_BATCH_CHANGES, NO_HASH, writeBatch } from '../batch.ts';
import type { Change } from '../merge.rules.ts';
import { type ClockReading, correctedStamp, NO_STAMP } from '../stamps.rules.ts';
import {
  firstUnconfirmed,
  lastBatch,
  type Self,
  storeBatch,
  type WaitingChange,
  waitingChanges,
} from './laptop.queries.ts';

export interface ReadyBatch {
  readonly number: number;
  readonly changes: number;
  readonly body: Buffer;
}

/**
 * The batch to send now: one that was made before and not confirmed, or a new one. It is kept as it is until the cloud
 * confirms it, so that whatever is sent again is the same to the byte. Null: nothing waits.
 */
export async function nextBatch(
  tx: Tx,
  self: Self,
  { clocks, size }: { clocks: ClockReading; size: number },
): Promise<ReadyBatch | null> {
  const made = await firstUnconfirmed(tx, self.number);
  if (made?.body) return { number: made.number, changes: made.changes, body: made.body };
  const found = await waitingChanges(tx, size + 1);
  if (found.length === 0) return null;
  const waiting = wholeTransactions(found, size);
  const changes: Change[] = [];
  let last = NO_STAMP;
  let bytes = 0;
  const maxBytes = (MAX_BATCH_BYTES * size) / MAX_BATCH_CHANGES;
  for (const one of waiting) {
    bytes += JSON.stringify(one.after).length + JSON.stringify(one.before).length + 200;
    const isFull = bytes > maxBytes && isBetween(waiting, changes.length);
    if (isFull || (bytes > 4 * maxBytes && changes.length > 0)) break;
    const seenMs = Number(one.seen_ms);
    last = correctedStamp({ atMs: Number(one.at_ms), seenMs }, clocks, last);
    changes.push({
      ...{ id: one.change_id, entity: one.entity, row: one.row_id, kind: one.kind, stamp: last, seenMs },
      ...{ before: one.before, after: one.kind === 'D' ? null : one.after },
    });
  }
  const before = await lastBatch(tx, self.number);
  const number = (before?.number ?? 0) + 1;
  const prev = before?.hash ?? NO_HASH;
  const body = writeBatch({ area: self.area_id, number, prev, changes });
  const entries = waiting.slice(0, changes.length).map(({ id }) => id);
  await storeBatch(tx, { device: self.number, number, prev, hash: chainHash(prev, body), body, entries });
  return { number, changes: changes.length, body };
}

/** What was done at once is judged at once: a record and what was deleted with it. Cut only where one act is longer than a batch. */
function wholeTransactions(found: readonly WaitingChange[], size: number): readonly WaitingChange[] {
  for (let length = Math.min(size, found.length); length > 0; length -= 1)
    if (length === found.length || isBetween(found, length)) return found.slice(0, length);
  return found.slice(0, size);
}

function isBetween(changes: readonly WaitingChange[], place: number): boolean {
  return place > 0 && changes[place - 1]?.xid !== changes[place]?.xid;
}
