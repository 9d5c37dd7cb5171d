import { orders } from '@sewa/contract/bav/orders';
import type { GivenBody } from '@sewa/contract/kernel/calls/endpoint';
import { skipToken, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { refreshStock } from '../stock/stock.queries.ts';

const PATH = orders.list.path;

export function useOrder(id: string) {
  return useQuery({
    queryKey: [PATH, id],
    queryFn: id === '' ? skipToken : ({ signal }) => call(orders.read, { params: { id }, signal }),
  });
}

export function useOrderLines(id: string) {
  return useQuery({
    queryKey: [PATH, id, 'lines'],
    queryFn: id === '' ? skipToken : ({ signal }) => call(orders.lines, { params: { id }, signal }),
  });
}

/** The sanctioned amount of the year that begins in this April. */
export function useSanction(centre: string, year: number) {
  return useQuery({
    queryKey: [PATH, 'sanction', centre, year],
    queryFn:
      centre === '' ? skipToken : ({ signal }) => call(orders.sanction, { query: { centre, year }, signal }),
  });
}

export async function moveOrder(id: string, body: GivenBody<typeof orders.move>) {
  try {
    return await call(orders.move, { params: { id }, body });
  } finally {
    await refreshStock();
  }
}

export async function deleteOrder(id: string): Promise<void> {
  await call(orders.remove, { params: { id } });
  await refreshStock();
}
