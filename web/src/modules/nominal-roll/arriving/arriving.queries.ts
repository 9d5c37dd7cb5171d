import { arrivingRolls } from '@sewa/contract/nominal-roll/arriving';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { keptOffline } from '../../../platform/offline/kept-offline.ts';

/** Changes of another area are not announced here, so the lists are asked again now and then. */
const ASK_AGAIN_MS = 60_000;

// Under the path of the rolls, so that a scan refreshes them too.
const KEY = ['/api/nominal-roll', 'arriving'];

export function useArriving() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(arrivingRolls.list, { signal }),
    meta: keptOffline,
    refetchInterval: ASK_AGAIN_MS,
  });
}

export function useArrivingRoll(id: string) {
  return useQuery({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => call(arrivingRolls.read, { params: { id }, signal }),
    meta: keptOffline,
    refetchInterval: ASK_AGAIN_MS,
  });
}

export function useArrivingMembers(id: string) {
  return useQuery({
    queryKey: [...KEY, id, 'members'],
    queryFn: ({ signal }) => call(arrivingRolls.members, { params: { id }, signal }),
    meta: keptOffline,
    refetchInterval: ASK_AGAIN_MS,
  });
}
