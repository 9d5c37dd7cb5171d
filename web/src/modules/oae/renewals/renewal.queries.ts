import type { MemberFields } from '@sewa/contract/oae/members';
import { renewals } from '@sewa/contract/oae/renewals';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { refreshOae } from '../oae.queries.ts';

export function useYears() {
  return useQuery({
    queryKey: [renewals.list.path, 'years'],
    queryFn: ({ signal }) => call(renewals.years, { signal }),
  });
}

export function useLine(id: string) {
  return useQuery({
    queryKey: [renewals.list.path, 'line', id],
    queryFn: ({ signal }) => call(renewals.read, { params: { id }, signal }),
  });
}

/** Who waits first in a year's run, in the order of the list, and how many wait in all. */
export function useWaiting(year: number) {
  return useQuery({
    queryKey: [renewals.list.path, 'waiting', year],
    queryFn: ({ signal }) =>
      call(renewals.list, { query: { size: 1, sort: 'name', filter: { year, state: 'waiting' } }, signal }),
    select: ({ rows, total }) => ({ first: rows[0] ?? null, total }),
  });
}

export async function startRun(year: number): Promise<number> {
  const { added } = await call(renewals.start, { body: { year } });
  await refreshOae();
  return added;
}

export async function renewOne(
  line: string,
  body: { member: MemberFields; memberVersion: number },
  idempotencyKey: string,
): Promise<void> {
  await call(renewals.renew, { params: { id: line }, body, idempotencyKey });
  await refreshOae();
}

export async function endOne(
  line: string,
  body: { status: 'inactive' | 'deceased'; reason: string },
): Promise<void> {
  await call(renewals.end, { params: { id: line }, body });
  await refreshOae();
}
