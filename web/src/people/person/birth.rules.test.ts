import { ageOn } from '@sewa/contract/people/person';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthText, readBirth } from './birth.rules.ts';

const today = '2026-11-15';

test.each([
  ['31/12/1980', '1980-12-31'],
  ['5.6.54', '1954-06-05'],
  ['05-06-15', '2015-06-05'],
  ['31121980', '1980-12-31'],
  ['1980-2-9', '1980-02-09'],
  ['੦੫/੦੬/੧੯੫੪', '1954-06-05'],
  ['०५ ०६ १९५४', '1954-06-05'],
])('the date %s is %s', (text, birthDate) => {
  expect(readBirth(text, today)).toEqual({ birthDate, isBirthEstimated: false });
});

test.each([
  ['45', '1981-01-01'],
  ['੬੫', '1961-01-01'],
  ['0', '2026-01-01'],
  ['1961', '1961-01-01'],
])('the age or year %s points to %s, estimated', (text, birthDate) => {
  expect(readBirth(text, today)).toEqual({ birthDate, isBirthEstimated: true });
});

test.each(['31/2/1980', '1/1/2027', '200', '12/1980', 'May 1980', '31/12/1899'])('%s is neither', (text) => {
  expect(readBirth(text, today)).toBeNull();
});

test('what is shown is read back as it was', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date(today), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      const birthDate = date.toISOString().slice(0, 10);
      const birth = { birthDate, isBirthEstimated: false };
      expect(readBirth(birthText(birth, null), today)).toEqual(birth);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), (age) => {
      const birth = readBirth(String(age), today) ?? { birthDate: null, isBirthEstimated: false };
      expect(birthText(birth, ageOn(birth.birthDate ?? today, today))).toBe(String(age));
    }),
  );
});
