import type { NameOf } from '../../ui/record/change-words.ts';
import { useOrgs } from './users/user.queries.ts';

/** The units behind the ids in a change. */
export function useOrgNames(): NameOf {
  const orgs = useOrgs().data;
  return (column, id) =>
    column === 'org_id' || column === 'parent_id' ? orgs?.find((org) => org.id === id)?.name : undefined;
}
