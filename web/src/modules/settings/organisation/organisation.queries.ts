import { areas, centres, orgAcl, orgs } from '@sewa/contract/user/organisation';
import { queryClient } from '../../../platform/query-client.ts';

/** One organisation: a centre's name stands in units, a unit's in users. */
export async function refreshOrganisation(): Promise<void> {
  await Promise.all(
    [areas.list.path, centres.list.path, orgs.list.path, orgAcl.read.path].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
}
