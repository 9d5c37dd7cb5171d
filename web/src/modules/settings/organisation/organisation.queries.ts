import { areas, centres, orgAcl, orgs } from '@sewa/contract/user/organisation';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { queryClient } from '../../../platform/query-client.ts';

export function useArea(id: string) {
  return useQuery({
    queryKey: [areas.list.path, id],
    queryFn: ({ signal }) => call(areas.read, { params: { id }, signal }),
  });
}

export function useCentre(id: string) {
  return useQuery({
    queryKey: [centres.list.path, id],
    queryFn: ({ signal }) => call(centres.read, { params: { id }, signal }),
  });
}

export function useOrg(id: string) {
  return useQuery({
    queryKey: [orgs.list.path, id],
    queryFn: ({ signal }) => call(orgs.read, { params: { id }, signal }),
  });
}

/** One organisation: a centre's name stands in units, a unit's in users. */
export async function refreshOrganisation(): Promise<void> {
  await Promise.all(
    [areas.list.path, centres.list.path, orgs.list.path, orgAcl.read.path].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
