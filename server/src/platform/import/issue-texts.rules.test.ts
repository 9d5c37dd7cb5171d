import { memberList } from '@sewa/contract/oae/import-columns';
import { expect, test } from 'vitest';
import { columnOf } from './issue-texts.ts';

const file = { headings: ['Name', 'DOB', 'Why so young'], mapping: { name: 0, birthDate: 1 } };

test('a column is named by its letter and what stands above it', () => {
  const found = columnOf(memberList, { field: 'birthDate', language: 'en' }, file);
  expect(found).toEqual({ column: 'B', heading: 'DOB' });
});

test.each([
  ['en', 'Medical reason'],
  ['hi', 'मेडिकल कारण'],
  ['pa', 'ਮੈਡੀਕਲ ਕਾਰਨ'],
] as const)(
  'one that the file does not have is named in the language of the reader: %s',
  (language, heading) => {
    expect(columnOf(memberList, { field: 'medicalReason', language }, file)).toEqual({ column: '', heading });
  },
);

test('what is no column at all has no name', () => {
  const found = columnOf(memberList, { field: 'attendants', language: 'en' }, file);
  expect(found).toEqual({ column: '', heading: '' });
});
