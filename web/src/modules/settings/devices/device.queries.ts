import type { BodyOf } from '@sewa/contract/kernel/calls/endpoint';
import { devices } from '@sewa/contract/sync/devices';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';

export const devicesKey = devices.list.path;

export function useDevices() {
  return useQuery({
    queryKey: [devicesKey],
    queryFn: ({ signal }) => call(devices.list, { signal }),
    staleTime: 0,
  });
}

/** Whose sign-ins can go to a laptop. */
export function useStaffCandidates() {
  return useQuery({
    queryKey: [devices.candidates.path],
    queryFn: ({ signal }) => call(devices.candidates, { signal }),
  });
}

export async function makeCode(body: BodyOf<typeof devices.enrol>) {
  return refreshAfter(call(devices.enrol, { body }));
}

export async function withdrawCode(id: string) {
  return refreshAfter(call(devices.withdraw, { params: { id } }));
}

export async function updateDevice(id: string, body: BodyOf<typeof devices.update>) {
  return refreshAfter(call(devices.update, { params: { id }, body }));
}

export async function revokeDevice(id: string, reason: string) {
  return refreshAfter(call(devices.revoke, { params: { id }, body: { reason } }));
}

export async function decideHeld(id: string, body: BodyOf<typeof devices.decideHeld>) {
  return refreshAfter(call(devices.decideHeld, { params: { id }, body }));
}

/** Refused or not, the list may have changed meanwhile. */
async function refreshAfter<Reply>(act: Promise<Reply>): Promise<Reply> {
  try {
    return await act;
  } finally {
    await queryClient.invalidateQueries({ queryKey: [devicesKey] });
  }
}
