import type { PersonLineFields } from '@sewa/contract/people/person-line';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneText } from '../../platform/intl/phone-text.ts';
import { PersonLine as PlainLine } from '../../ui/person/PersonLine.tsx';
import { usePersonWords } from './use-person-words.ts';

interface PersonLineProps {
  /** Not everybody has a number. */
  person: Omit<PersonLineFields, 'number'> & { number: number | null };
  size?: number;
  /** Where the photo is, when not among the attachments that this user sees. */
  photoSrc?: string | undefined;
  /** What is known of this person here beyond what tells people apart. */
  notes?: readonly string[];
  children?: ReactNode;
}

/** The same everywhere: photo, both scripts, S/o, age, number, centre, phone. Two of one name can be told apart. */
export function PersonLine({ person, size, photoSrc, notes = [], children }: PersonLineProps) {
  const { t } = useTranslation('person');
  const words = usePersonWords();
  return (
    <PlainLine
      photo={person.photo}
      photoSrc={photoSrc}
      name={person.name}
      nameLatin={person.nameLatin}
      {...(size ? { size } : {})}
      details={[
        words.relative(person),
        words.age(person),
        person.number === null ? '' : t('person.number', { number: person.number }),
        person.centreName,
        phoneText(person.phone),
        ...notes,
      ]}
    >
      {children}
    </PlainLine>
  );
}
