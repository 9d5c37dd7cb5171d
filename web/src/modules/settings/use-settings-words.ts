import { useCentres } from '../../ui/person/centres.query.ts';
import { type ChangeWords, type CodeLabels, useChangeWords } from '../../ui/record/change-words.ts';
import { useOrgs } from './users/user.queries.ts';

/** Changes with the names of units and centres in place of their ids. */
export function useSettingsWords(codes?: CodeLabels): ChangeWords {
  const orgs = useOrgs().data;
  const centres = useCentres().data;
  return useChangeWords((field, id) => {
    if (field === 'org_id' || field === 'parent_id') return orgs?.find((org) => org.id === id)?.name;
    if (field === 'centre_id') return centres?.find((centre) => centre.id === id)?.name;
    return undefined;
  }, codes);
}
