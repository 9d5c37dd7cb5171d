import { camps } from '@sewa/contract/blood-donation/camps';
import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { keptOffline } from '../../../platform/offline/kept-offline.ts';
import { queryClient } from '../../../platform/query-client.ts';

const PATH = camps.list.path;

export function useCamp(id: string) {
  return useQuery({
    queryKey: [PATH, id],
    queryFn: ({ signal }) => call(camps.read, { params: { id }, signal }),
    meta: keptOffline,
  });
}

export async function moveCamp(id: string, body: BodyOf<typeof camps.move>) {
  try {
    return await call(camps.move, { params: { id }, body });
  } finally {
    await refreshCamps();
  }
}

export async function refreshCamps(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [PATH] });
}
