import { readFileSync } from 'node:fs';
import { type FormField, formFields } from '@sewa/contract/applications/application-form';
import { mobilities, needs } from '@sewa/contract/oae/enclosure';
import { vehicleTypes } from '@sewa/contract/transport/enums';
import { expect, test } from 'vitest';

/** The templates look words up by the contract's own codes; English stands for all, the catalogues are compared elsewhere. */
const words = read('./messages/en.json');
const peopleWords = read('../../people/print/messages/en.json');

test('every question of an application has its label', () => {
  const asked = new Set<FormField>(Object.values(formFields).flat());
  asked.delete('attendants');
  expect(Object.keys({ ...peopleWords.field, ...words.field })).toEqual(expect.arrayContaining([...asked]));
});

test.each([
  ['mobility', mobilities],
  ['needs', needs],
  ['vehicleType', Object.values(vehicleTypes).map(String)],
])('every %s has its word', (name, codes) => {
  expect(Object.keys(words.choice[name]).sort()).toEqual([...codes].sort());
});

function read(file: string) {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
