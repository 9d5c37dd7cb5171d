import { returns } from '@sewa/contract/bav/returns';
import { sales } from '@sewa/contract/bav/sales';
import { shifts } from '@sewa/contract/bav/shifts';
import { tills } from '@sewa/contract/bav/tills';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useSession } from '../../../platform/session.ts';

export function useReceipt(id: string) {
  return useQuery({
    queryKey: [sales.list.path, id],
    queryFn: ({ signal }) => call(sales.read, { params: { id }, signal }),
  });
}

export function findByNumber(number: string) {
  return call(sales.byNumber, { query: { number } });
}

/** All counters in sight; few, so that filters and forms offer them at once. */
export function useTills() {
  const { may } = useSession();
  return useQuery({
    queryKey: [tills.list.path, 'all'],
    queryFn: ({ signal }) => call(tills.list, { query: { size: 200, sort: 'name' }, signal }),
    select: ({ rows }) => rows,
    enabled: may(tills.list.requirement),
  });
}

export function useShift(id: string) {
  return useQuery({
    queryKey: [shifts.list.path, id],
    queryFn: ({ signal }) => call(shifts.read, { params: { id }, signal }),
  });
}

/** From which something can be paid back now. Renewed with the shifts. */
export function useDrawers() {
  return useQuery({
    queryKey: [shifts.list.path, 'drawers'],
    queryFn: ({ signal }) => call(shifts.drawers, { signal }),
  });
}

/** However often it is sent, it is one return: what was done is answered again. */
export async function takeBack(body: BodyOf<typeof returns.create>) {
  try {
    return await call(returns.create, { body, idempotencyKey: body.id });
  } finally {
    await refreshSales();
  }
}

export async function cancelReceipt(id: string, body: BodyOf<typeof sales.cancel>) {
  try {
    return await call(sales.cancel, { params: { id }, body, idempotencyKey: body.id });
  } finally {
    await refreshSales();
  }
}

export async function settleIssue(id: string, body: BodyOf<typeof sales.settle>): Promise<void> {
  try {
    await call(sales.settle, { params: { id }, body });
  } finally {
    await refreshSales();
  }
}

async function refreshSales(): Promise<void> {
  const paths = [sales.list.path, returns.list.path, sales.issues.path, shifts.list.path];
  await Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
}
