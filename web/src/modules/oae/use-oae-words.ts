import { useTranslation } from 'react-i18next';
import { useCentres } from '../../ui/person/centres.query.ts';
import { type ChangeWords, useChangeWords } from '../../ui/record/change-words.ts';
import { useBlocks } from './oae.queries.ts';

/** The history of the enclosure in its own words, with names in place of ids. */
export function useOaeWords(): ChangeWords {
  const { t } = useTranslation(['oae', 'person']);
  const centres = useCentres().data;
  const blocks = useBlocks().data;
  const words = useChangeWords((field, id) => {
    if (field === 'centre_id') return centres?.find((centre) => centre.id === id)?.name;
    if (field === 'block_id') return blocks?.find((block) => block.id === id)?.name;
    return undefined;
  });
  const word = (field: string, value: string): string => {
    if (field === 'mobility') return t(`person:elder.mobilities.${value}`);
    if (field === 'needs') return t(`person:elder.need.${value}`);
    if (field === 'gender') return t(`person:person.genders.${value}`);
    return field === 'status' ? t(`status.${value}`) : words.value(field, value);
  };
  return {
    field: (name) => t(`field.${name}`, { defaultValue: words.field(name) }),
    value: (field, value) => {
      if (Array.isArray(value) && value.length > 0)
        return value.map((one) => word(field, String(one))).join(', ');
      return typeof value === 'string' && value !== '' ? word(field, value) : words.value(field, value);
    },
  };
}
