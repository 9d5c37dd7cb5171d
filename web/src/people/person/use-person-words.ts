import { ageOn } from '@sewa/contract/people/person';
import { personWords } from '@sewa/contract/people/words';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../platform/today.ts';
import { useFieldWords } from '../../ui/resource/use-resource-words.ts';

interface WithBirth {
  birthDate: string | null;
  isBirthEstimated: boolean;
}

/** How what is known of a person reads in lists and records. */
export function usePersonWords() {
  const { t } = useTranslation('person');
  const { choice } = useFieldWords(personWords);
  return useMemo(() => {
    const thisDay = today();
    return {
      gender: (gender: string) => choice('gender', gender) ?? gender,
      /** '46 years', 'about 46 years'; empty when nothing is known. */
      age: ({ birthDate, isBirthEstimated }: WithBirth) => {
        if (birthDate === null) return '';
        return t(isBirthEstimated ? 'person.aboutYears' : 'person.years', { age: ageOn(birthDate, thisDay) });
      },
      relative: (kind: string, name: string) =>
        name && t(kind === 'husband' ? 'person.wifeOf' : 'person.childOf', { name }),
    };
  }, [t, choice]);
}
