import { useCentres } from '../../ui/person/centres.query.ts';
import { type ChangeWords, useChangeWords } from '../../ui/record/change-words.ts';
import { useBlocks } from './oae.queries.ts';

/** The history of the enclosure with names in place of ids. */
export function useOaeWords(): ChangeWords {
  const centres = useCentres().data;
  const blocks = useBlocks().data;
  return useChangeWords((field, id) => {
    if (field === 'centre_id') return centres?.find((centre) => centre.id === id)?.name;
    if (field === 'block_id') return blocks?.find((block) => block.id === id)?.name;
    return undefined;
  });
}
