import { expect, test } from 'vitest';
import { donorList } from '../../blood-donation/import-columns.ts';
import { sewadarImportColumns } from '../../sewadar/import-columns.ts';
import { guessMapping } from './import.ts';

const guess = (...headings: string[]) => {
  const mapping = guessMapping(headings, sewadarImportColumns);
  return headings.map((_, place) => Object.keys(mapping).find((field) => mapping[field] === place) ?? null);
};

test('every heading of every language finds its own field, all in one file', () => {
  const taken = new Set(['fatherName', 'husbandName']);
  for (const language of ['en', 'hi', 'pa'] as const) {
    const headings = sewadarImportColumns.map((column) => column.headings[language]);
    const found = guess(...headings);
    sewadarImportColumns.forEach(({ field }, place) => {
      if (!taken.has(field))
        expect([language, headings[place], found[place]]).toEqual([language, headings[place], field]);
    });
  }
});

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
