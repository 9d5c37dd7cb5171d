import { camps } from '@sewa/contract/blood-donation/camps';
import { jobs } from '@sewa/contract/jobs/jobs';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { devices } from '@sewa/contract/sync/devices';
import { cloudSync, type SyncConflict, type SyncState } from '@sewa/contract/sync/sync';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { useSession } from '../../../platform/session.ts';
import { isAtWork } from './next-step.rules.ts';

const WORK_LOOKED_AT_MS = 1_000;
/** On a laptop the work of the camp goes on beside this page, and no event counts it. */
const LAPTOP_LOOKED_AT_MS = 15_000;

export function useSyncState() {
  return useQuery({
    queryKey: [cloudSync.state.path],
    queryFn: ({ signal }) => call(cloudSync.state, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => intervalFor(state.data),
  });
}

function intervalFor(state: SyncState | undefined): number | false {
  if (!state?.laptop) return false;
  return isAtWork(state.laptop.run) ? WORK_LOOKED_AT_MS : LAPTOP_LOOKED_AT_MS;
}

export function useScopes(isAsked = true) {
  return useQuery({
    queryKey: [cloudSync.scopes.path],
    queryFn: ({ signal }) => call(cloudSync.scopes, { signal }),
    staleTime: 0,
    enabled: isAsked,
  });
}

const RECENT_CAMPS = 100;

/** Camp → status, for whoever may see camps. */
export function useCampStatuses(): ReadonlyMap<string, number> {
  const { may } = useSession();
  const { data } = useQuery({
    queryKey: [camps.list.path, 'statuses'],
    queryFn: ({ signal }) =>
      call(camps.list, { query: { page: 0, size: RECENT_CAMPS, sort: '-firstDay' }, signal }),
    enabled: may(camps.list.requirement),
  });
  return new Map(data?.rows.map(({ id, status }) => [id, status]));
}

/** The latest refused attempt and how many there were. */
export function useRefusedAttempts() {
  return useQuery({
    queryKey: [devices.incidents.path, 'latest'],
    queryFn: ({ signal }) => call(devices.incidents, { query: { page: 0, size: 1 }, signal }),
  }).data;
}

export async function enrolLaptop(body: BodyOf<typeof cloudSync.enrol>): Promise<SyncState> {
  const state = await call(cloudSync.enrol, { body });
  queryClient.setQueryData([cloudSync.state.path], state);
  // The laptop has another area now.
  void queryClient.invalidateQueries();
  return state;
}

export async function prepareLaptop(isWhole: boolean): Promise<void> {
  await call(cloudSync.prepare, { body: { isWhole } });
  await refreshState();
}

export async function handIn(): Promise<void> {
  await call(cloudSync.handIn);
  await refreshState();
}

/** Everything that this browser knows of the area is gone with it. */
export async function wipeLaptop(name: string): Promise<void> {
  await call(cloudSync.wipe, { body: { name } });
}

export async function stopRun(job: string): Promise<void> {
  await call(jobs.cancel, { params: { id: job } });
  await refreshState();
}

export async function settleConflict(id: string, note: string): Promise<SyncConflict> {
  try {
    return await call(cloudSync.settle, { params: { id }, body: { note } });
  } finally {
    // Refused, too: somebody else has settled it meanwhile.
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [cloudSync.conflicts.path] }),
      refreshState(),
    ]);
  }
}

async function refreshState(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [cloudSync.state.path] });
}
