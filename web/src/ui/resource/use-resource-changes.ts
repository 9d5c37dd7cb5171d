import { fieldOfColumn } from '@sewa/contract/kernel/columns';
import type { Resource } from '@sewa/contract/kernel/resource';
import { useCentres } from '../person/centres.query.ts';
import { type ChangeWords, useChangeWords } from '../record/change-words.ts';
import { useResourceWords } from './use-resource-words.ts';

/** The history of a resource in the words of its fields, with the names of centres in place of their ids. */
export function useResourceChanges(resource: Resource): ChangeWords {
  const words = useResourceWords(resource);
  const centres = useCentres().data;
  const others = useChangeWords((column, id) =>
    column === 'centre_id' ? centres?.find((centre) => centre.id === id)?.name : undefined,
  );
  return {
    field: (column) => {
      const field = fieldOfColumn(column);
      return field in resource.words.fields ? words.label(field) : others.field(column);
    },
    value: (column, value, entity) => {
      const isOwn = entity === undefined || entity === resource.entity;
      const word = isOwn ? words.choice(fieldOfColumn(column), value) : null;
      return word ?? others.value(column, value, entity);
    },
  };
}
