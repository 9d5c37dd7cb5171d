import { counts } from '@sewa/contract/bav/counts';
import { inventory } from '@sewa/contract/bav/inventory';
import { transfers } from '@sewa/contract/bav/transfers';
import type { GivenBody, RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useRealtime } from '../../../platform/realtime.ts';
import { refreshStock } from '../stock/stock.queries.ts';
import { type CountChange, isAdded } from './count-change.rules.ts';

export function useItemStock(id: string) {
  return useQuery({
    queryKey: [inventory.list.path, id],
    queryFn: ({ signal }) => call(inventory.read, { params: { id }, signal }),
  });
}

export function useMovements(id: string, { location, page }: { location: string; page: number }) {
  return useQuery({
    queryKey: [inventory.list.path, id, 'movements', location, page],
    queryFn: ({ signal }) =>
      call(inventory.movements, {
        params: { id },
        query: location === '' ? { page } : { page, location },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export async function markToCount(id: string, location: string, isToCount: boolean): Promise<void> {
  await call(inventory.mark, { params: { id }, body: { location, isToCount } });
  await refreshStock();
}

export async function reverseDocument(id: string, reason: string): Promise<void> {
  await call(inventory.reverse, { params: { id }, body: { reason } });
  await refreshStock();
}

export function useTransfer(id: string) {
  return useQuery({
    queryKey: [transfers.list.path, id],
    queryFn: ({ signal }) => call(transfers.read, { params: { id }, signal }),
  });
}

export function useTransferLines(id: string) {
  return useQuery({
    queryKey: [transfers.list.path, id, 'lines'],
    queryFn: ({ signal }) => call(transfers.lines, { params: { id }, signal }),
  });
}

export async function receiveTransfer(id: string, body: GivenBody<typeof transfers.receive>): Promise<void> {
  await call(transfers.receive, { params: { id }, body });
  await refreshStock();
}

export async function cancelTransfer(id: string, reason: string): Promise<void> {
  await call(transfers.cancel, { params: { id }, body: { reason } });
  await refreshStock();
}

export function useCount(id: string) {
  return useQuery({
    queryKey: [counts.list.path, id],
    queryFn: ({ signal }) => call(counts.read, { params: { id }, signal }),
  });
}

const countLinesKey = (id: string) => [counts.list.path, id, 'lines'];

export function useCountLines(id: string) {
  return useQuery({
    queryKey: countLinesKey(id),
    queryFn: ({ signal }) => call(counts.lines, { params: { id }, signal }),
  });
}

/** Posting another sheet of the location, or reversing one, changes what the ledger said for the entries of this one. */
const otherPostings: ReadonlySet<string> = new Set(['stock_count', 'stock_document']);

/**
 * What others change on this sheet is fetched between own entries. During one it would cut short the fetch that follows the
 * entry, and the number from before would show for a moment.
 */
export function useHearSheet(id: string, isSending: boolean): void {
  const [heard, setHeard] = useState(0);
  const fetched = useRef(0);
  useRealtime('stock.changed', ({ changes, isGap }) => {
    const concernsSheet = changes.some(({ entity, rowId }) => rowId === id || otherPostings.has(entity));
    if (isGap || concernsSheet) setHeard((times) => times + 1);
  });
  useEffect(() => {
    if (heard === fetched.current || isSending) return;
    fetched.current = heard;
    void queryClient.invalidateQueries({ queryKey: [counts.list.path] });
  }, [heard, isSending]);
}

export async function startCount(body: GivenBody<typeof counts.start>, idempotencyKey: string) {
  const count = await call(counts.start, { body, idempotencyKey });
  await refreshStock();
  return count;
}

type CountLines = RowOf<typeof counts.lines>[];

/** What the sheet says as far as the device knows; null: not counted. */
export function findCounted(id: string, item: string): number | null {
  const lines = queryClient.getQueryData<CountLines>(countLinesKey(id));
  return lines?.find((line) => line.item === item)?.counted ?? null;
}

/** If the connection is lost before the sheet is fetched again, what was saved must not look lost. */
function keepCounted(id: string, item: string, counted: number | null): void {
  queryClient.setQueryData<CountLines>(countLinesKey(id), (lines) =>
    lines?.map((line) => (line.item === item ? { ...line, counted } : line)),
  );
}

export async function sendCount(entry: {
  sheet: string;
  item: string;
  change: CountChange;
  /** What the sheet says once it is saved, as far as the device knows. */
  after: number | null;
  idempotencyKey: string;
}): Promise<void> {
  const { sheet, item, change, after, idempotencyKey } = entry;
  const params = { id: sheet };
  try {
    if (isAdded(change))
      await call(counts.add, { params, body: { lines: [{ item, ...change }] }, idempotencyKey });
    else await call(counts.enter, { params, body: { lines: [{ item, ...change }] }, idempotencyKey });
    keepCounted(sheet, item, after);
  } finally {
    // Also after a failure: without an answer it may have been saved.
    await refreshStock();
  }
}

export async function postCount(id: string): Promise<void> {
  await call(counts.post, { params: { id } });
  await refreshStock();
}

export async function cancelCount(id: string): Promise<void> {
  await call(counts.cancel, { params: { id } });
  await refreshStock();
}
