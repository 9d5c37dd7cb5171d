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

interface WithRelative {
  gender: string;
  relativeKind: string;
  relativeName: string;
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
      /** 'S/o Kartar Singh'; empty when no name is known. */
      relative: (person: WithRelative) =>
        person.relativeName && t(relativeKey(person), { name: person.relativeName }),
    };
  }, [t, choice]);
}

function relativeKey({ gender, relativeKind }: WithRelative): string {
  if (relativeKind === 'husband') return 'person.wifeOf';
  if (gender === 'male') return 'person.sonOf';
  return gender === 'female' ? 'person.daughterOf' : 'person.childOf';
}
