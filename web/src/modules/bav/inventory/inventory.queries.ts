import { counts } from '@sewa/contract/bav/counts';
import { inventory } from '@sewa/contract/bav/inventory';
import { transfers } from '@sewa/contract/bav/transfers';
import type { GivenBody, RowOf } from '@sewa/contract/kernel/calls/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { refreshStock } from '../stock/stock.queries.ts';

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

export async function startCount(body: GivenBody<typeof counts.start>, idempotencyKey: string) {
  const count = await call(counts.start, { body, idempotencyKey });
  await refreshStock();
  return count;
}

/** What the sheet says as far as the device knows; null: not counted. */
export function findCounted(id: string, item: string): number | null {
  const lines = queryClient.getQueryData<RowOf<typeof counts.lines>[]>(countLinesKey(id));
  return lines?.find((line) => line.item === item)?.counted ?? null;
}

export async function enterCount(id: string, item: string, counted: number | null): Promise<void> {
  try {
    await call(counts.enter, { params: { id }, body: { lines: [{ item, counted }] } });
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
