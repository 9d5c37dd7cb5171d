import { expect, test } from 'vitest';
import { knownOf, nobody } from './known-person.rules.ts';

const widow = {
  name: 'ਕਰਤਾਰ ਕੌਰ',
  nameLatin: 'Kartar Kaur',
  relativeKind: 'husband',
  relativeName: 'Gurdit Singh',
  gender: 'female',
  birthDate: '1948-01-01',
  isBirthEstimated: true,
  phone: '+919812345678',
};

test('an empty form takes everything, with husband and estimate', () => {
  expect(Object.fromEntries(knownOf(widow, nobody))).toEqual(widow);
});

test('what was entered stays, and so does what belongs to it', () => {
  const entered = { ...nobody, relativeName: 'Harnam Singh', birthDate: '1950-05-01', gender: 'female' };
  expect(Object.fromEntries(knownOf(widow, entered))).toEqual({
    name: widow.name,
    nameLatin: widow.nameLatin,
    phone: widow.phone,
  });
});

test('a record without a relative does not say which relative it is', () => {
  const known = knownOf({ ...widow, relativeName: '' }, nobody);
  expect(known.map(([field]) => field)).not.toContain('relativeKind');
});

test('an unknown birth date takes nothing away', () => {
  const known = knownOf({ ...widow, birthDate: null, isBirthEstimated: false }, nobody);
  expect(known.map(([field]) => field)).not.toContain('birthDate');
});
