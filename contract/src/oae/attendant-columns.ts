import type { FieldWords } from '../kernel/resource/words.ts';
import { personWords } from '../people/words.ts';

/** What a list says of an attendant. Whoever attends as a sewadar is linked in the record afterwards. */
export const attendantParts = ['name', 'phone', 'relation', 'gender'] as const;
type AttendantPart = (typeof attendantParts)[number];

/** The columns of the first and of the second attendant. */
export const attendantColumns = [
  {
    name: 'attendantName',
    phone: 'attendantPhone',
    relation: 'attendantRelation',
    gender: 'attendantGender',
  },
  {
    name: 'secondAttendantName',
    phone: 'secondAttendantPhone',
    relation: 'secondAttendantRelation',
    gender: 'secondAttendantGender',
  },
] as const satisfies readonly Record<AttendantPart, string>[];
export type AttendantColumns = (typeof attendantColumns)[number];

/** Most lists know one attendant and give no number. The bare word is left out: an export has all of them below it. */
const withoutNumber: Readonly<Record<AttendantPart, readonly string[]>> = {
  name: ['attendant name', 'name of attendant', 'caretaker', 'सहायक का नाम', 'ਸਹਾਇਕ ਦਾ ਨਾਮ'],
  phone: [
    'attendant phone',
    'attendant mobile',
    'attendant mobile no',
    'attendant contact no',
    'सहायक का फ़ोन',
    'ਸਹਾਇਕ ਦਾ ਫ਼ੋਨ',
  ],
  relation: ['attendant relation', 'relation of attendant', 'सहायक से रिश्ता', 'ਸਹਾਇਕ ਨਾਲ ਰਿਸ਼ਤਾ'],
  gender: ['attendant gender', 'sex of attendant', 'सहायक का लिंग', 'ਸਹਾਇਕ ਦਾ ਲਿੰਗ'],
};

/** The words of these columns, by column. */
export const attendantColumnWords: Readonly<Record<string, FieldWords>> = Object.fromEntries(
  attendantColumns.flatMap((columns, index) =>
    attendantParts.map((part): [column: string, words: FieldWords] => {
      const words = wordsOf(index + 1)[part];
      const synonyms = index === 0 ? withoutNumber[part] : [];
      return [columns[part], { ...words, synonyms: [...(words.synonyms ?? []), ...synonyms] }];
    }),
  ),
);

function wordsOf(place: number): Record<AttendantPart, FieldWords> {
  return {
    name: {
      en: `Attendant ${place} name`,
      hi: `सहायक ${place} का नाम`,
      pa: `ਸਹਾਇਕ ${place} ਦਾ ਨਾਮ`,
      synonyms: [`attendant name ${place}`],
    },
    phone: {
      en: `Attendant ${place} phone`,
      hi: `सहायक ${place} का फ़ोन`,
      pa: `ਸਹਾਇਕ ${place} ਦਾ ਫ਼ੋਨ`,
      synonyms: [`attendant phone ${place}`, `attendant ${place} mobile`, `attendant mobile ${place}`],
    },
    relation: {
      en: `Attendant ${place} relation`,
      hi: `सहायक ${place} से रिश्ता`,
      pa: `ਸਹਾਇਕ ${place} ਨਾਲ ਰਿਸ਼ਤਾ`,
      synonyms: [`attendant relation ${place}`],
    },
    gender: {
      en: `Attendant ${place} gender`,
      hi: `सहायक ${place} का लिंग`,
      pa: `ਸਹਾਇਕ ${place} ਦਾ ਲਿੰਗ`,
      synonyms: [`attendant gender ${place}`],
      choices: personWords.gender.choices,
    },
  };
}
