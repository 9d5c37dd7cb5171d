import { readFileSync } from 'node:fs';
import { bloodGroups, genders, maritalStatuses, relativeKinds } from '@sewa/contract/people/person';
import { expect, test } from 'vitest';

/** The templates look words up by the contract's own codes; English stands for all, the catalogues are compared elsewhere. */
const words = JSON.parse(readFileSync(new URL('./messages/en.json', import.meta.url), 'utf8'));

test('every kind of relative has its label', () => {
  expect(Object.keys(words.field)).toEqual(expect.arrayContaining([...relativeKinds]));
});

test.each([
  ['gender', genders],
  ['maritalStatus', maritalStatuses],
  ['bloodGroup', bloodGroups],
])('every %s has its word', (name, codes) => {
  expect(Object.keys(words.choice[name]).sort()).toEqual([...codes].sort());
});
