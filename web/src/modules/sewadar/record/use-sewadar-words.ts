import { useTranslation } from 'react-i18next';
import { useCentres } from '../../../ui/person/centres.query.ts';
import { type ChangeWords, useChangeWords } from '../../../ui/record/change-words.ts';

/** The history of a sewadar, with names in place of ids. */
export function useSewadarWords(): ChangeWords {
  const { t } = useTranslation('sewadar');
  const centres = useCentres().data;
  return useChangeWords((field, value) => {
    if (field === 'centre_id') return centres?.find((centre) => centre.id === value)?.name;
    if (field === 'status') return t(`status.${value}`, { defaultValue: value });
    return undefined;
  });
}
