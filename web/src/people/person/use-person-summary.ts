import type { PersonLineFields } from '@sewa/contract/people/person-line';
import { useTranslation } from 'react-i18next';
import { usePersonWords } from './use-person-words.ts';

type Summarised = Omit<PersonLineFields, 'phone' | 'photo'>;

/** Below the name at the head of a record: the other script, S/o, age, number, centre, and what else tells who it is. */
export function usePersonSummary(): (person: Summarised, notes?: readonly string[]) => string {
  const { t } = useTranslation('person');
  const words = usePersonWords();
  return (person, notes = []) =>
    [
      person.nameLatin === person.name ? '' : person.nameLatin,
      words.relative(person),
      words.age(person),
      t('person.number', { number: person.number }),
      person.centreName,
      ...notes,
    ]
      .filter(Boolean)
      .join(' · ');
}
