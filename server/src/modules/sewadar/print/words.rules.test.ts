import { readFileSync } from 'node:fs';
import { sewadarFilter, sewadarStatuses } from '@sewa/contract/sewadar/sewadars';
import { expect, test } from 'vitest';

/** The templates look words up by the contract's own codes; English stands for all, the catalogues are compared elsewhere. */
const words = JSON.parse(readFileSync(new URL('./messages/en.json', import.meta.url), 'utf8'));

test('every filter of the list can be said', () => {
  expect(Object.keys(words.list.filter).sort()).toEqual([...Object.keys(sewadarFilter.shape), 'q'].sort());
});

test('every status has its word', () => {
  expect(Object.keys(words.choice.status).sort()).toEqual([...sewadarStatuses].sort());
});
