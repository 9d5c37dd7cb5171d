import { expect, test } from 'vitest';
import { donorList } from '../../blood-donation/import-columns.ts';
import { memberList } from '../../oae/import-columns.ts';
import { sewadarImportColumns, sewadarList } from '../../sewadar/import-columns.ts';
import { guessMapping } from './import.ts';

const guess = (...headings: string[]) => {
  const mapping = guessMapping(headings, sewadarImportColumns);
  return headings.map((_, place) => Object.keys(mapping).find((field) => mapping[field] === place) ?? null);
};

test.each([sewadarList, memberList])(
  'every heading of every language finds its own field, all in one file: $name',
  ({ columns }) => {
    const taken = new Set(['fatherName', 'husbandName']);
    for (const language of ['en', 'hi', 'pa'] as const) {
      const mapping = guessMapping(
        columns.map(({ headings }) => headings[language]),
        columns,
      );
      columns.forEach(({ field, headings }, place) => {
        if (!taken.has(field))
          expect([language, headings[language], mapping[field]]).toEqual([
            language,
            headings[language],
            place,
          ]);
      });
    }
  },
);

test.each([
  ['SEWADAR NAME', 'name'],
  ['Name*', 'name'],
  ['Father’s Name', 'fatherName'],
  ["father's name", 'fatherName'],
  ['Husband Name', 'husbandName'],
  ['Mobil No.', 'phone'],
  ['MOBILE NUMBER (10 digits)', 'phone'],
  ['Date of Brith', 'birthDate'],
  ['D.O.B.', 'birthDate'],
  ['Aadhar Card No', 'aadhaar'],
  ['ਮੋਬਾਈਲ ਨੰਬਰ', 'phone'],
  ['ਨਾਮ', 'name'],
  ['पिता का नाम', 'fatherName'],
  ['जन्म-तिथि', 'birthDate'],
  ['Name in Latin letters', 'nameLatin'],
  ['नाम (रोमन अक्षरों में)', 'nameLatin'],
  ['ਨਾਮ (ਰੋਮਨ ਅੱਖਰਾਂ ਵਿੱਚ)', 'nameLatin'],
  ['Blood Group', 'bloodGroup'],
  ['birthDate', 'birthDate'],
  ['S.No.', null],
  ['Favourite colour', null],
  ['', null],
])('%s is %s', (heading, field) => expect(guess(heading)).toEqual([field]));

test('each column is used once, for what it fits best', () => {
  expect(guess('Name', 'Father Name', 'Phone', 'Emergency Phone', 'Phone 2')).toEqual([
    'name',
    'fatherName',
    'phone',
    'emergencyPhone',
    'otherPhones',
  ]);
});

test.each([
  ['फ़ोन कर सकते हैं', 'mayBeCalled'],
  ['ਸਹਿਮਤੀ ਤੇ ਦਸਤਖ਼ਤ', 'consentOn'],
])('%s of an earlier donor list is %s', (heading, field) => {
  expect(guessMapping([heading], donorList.columns)).toEqual({ [field]: 0 });
});

test('a list of members knows one attendant or two, and leaves those of an export in one cell alone', () => {
  const fieldsOf = (...headings: string[]) => {
    const mapping = guessMapping(headings, memberList.columns);
    return headings.map((_, place) => Object.keys(mapping).find((field) => mapping[field] === place) ?? null);
  };
  expect(fieldsOf('Name', 'Attendant Name', 'Attendant Mobile No.', 'Mobile')).toEqual([
    'name',
    'attendantName',
    'attendantPhone',
    'phone',
  ]);
  expect(fieldsOf('Attendant 2 Name', 'Attendant 1 Name', 'ਸਹਾਇਕ ਦਾ ਫ਼ੋਨ')).toEqual([
    'secondAttendantName',
    'attendantName',
    'attendantPhone',
  ]);
  expect(fieldsOf('Attendants', 'सहायक', 'ਸਹਾਇਕ')).toEqual([null, null, null]);
});
