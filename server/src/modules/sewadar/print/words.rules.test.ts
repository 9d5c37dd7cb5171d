import { readFileSync } from 'node:fs';
import { type FormField, formFields } from '@sewa/contract/applications/application-form';
import { mobilities, needs } from '@sewa/contract/oae/enclosure';
import { bloodGroups, genders, maritalStatuses, relativeKinds } from '@sewa/contract/people/person';
import { sewadarFilter, sewadarStatuses } from '@sewa/contract/sewadar/sewadars';
import { vehicleTypes } from '@sewa/contract/transport/enums';
import { expect, test } from 'vitest';

/** The templates look words up by the contract's own codes; English stands for all, the catalogues are compared elsewhere. */
const words = JSON.parse(readFileSync(new URL('./messages/en.json', import.meta.url), 'utf8'));

test('every filter of the list can be said', () => {
  expect(Object.keys(words.list.filter).sort()).toEqual([...Object.keys(sewadarFilter.shape), 'q'].sort());
});

test('every question of an application has its label', () => {
  const asked = new Set<FormField>(Object.values(formFields).flat());
  asked.delete('attendants');
  expect(Object.keys(words.field)).toEqual(expect.arrayContaining([...asked, ...relativeKinds]));
});

test.each([
  ['gender', genders],
  ['status', sewadarStatuses],
  ['maritalStatus', maritalStatuses],
  ['bloodGroup', bloodGroups],
  ['mobility', mobilities],
  ['needs', needs],
  ['vehicleType', Object.values(vehicleTypes).map(String)],
])('every %s has its word', (name, codes) => {
  expect(Object.keys(words.choice[name]).sort()).toEqual([...codes].sort());
});
