import { purchases } from '@sewa/contract/bav/purchases';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { useSettled } from '../../../platform/use-settled.ts';
import { refreshStock } from '../stock/stock.queries.ts';

const PATH = purchases.list.path;
const TYPING_PAUSE_MS = 200;

export function usePurchase(id: string) {
  return useQuery({
    queryKey: [PATH, id],
    queryFn: ({ signal }) => call(purchases.read, { params: { id }, signal }),
  });
}

export function usePurchaseLines(id: string) {
  return useQuery({
    queryKey: [PATH, id, 'lines'],
    queryFn: ({ signal }) => call(purchases.lines, { params: { id }, signal }),
  });
}

export function useSuppliers(text: string): readonly string[] {
  const q = useSettled(text, TYPING_PAUSE_MS);
  const { data } = useQuery({
    queryKey: [PATH, 'suppliers', q],
    queryFn: ({ signal }) => call(purchases.suppliers, { query: { q }, signal }),
    placeholderData: keepPreviousData,
  });
  return (data ?? []).map(({ name }) => name);
}

export async function cancelPurchase(id: string, reason: string): Promise<void> {
  await call(purchases.cancel, { params: { id }, body: { reason } });
  await refreshStock();
}

export function returnPurchase(id: string, body: BodyOf<typeof purchases.giveBack>, idempotencyKey: string) {
  return call(purchases.giveBack, { params: { id }, body, idempotencyKey });
}
