import { expect, test } from 'vitest';
import { changedMeanwhile } from './count-entry.rules.ts';

const entry = { item: 'a', counted: 5, countedByName: 'Asha' };
const entries = new Map([['a', entry]]);

test('an entry over a number that the person saw replaces it', () => {
  expect(changedMeanwhile([{ item: 'a', was: 5 }], entries)).toEqual([]);
});

test('an entry over another number than the person saw is refused', () => {
  expect(changedMeanwhile([{ item: 'a', was: 4 }], entries)).toEqual([entry]);
  expect(changedMeanwhile([{ item: 'a', was: null }], entries)).toEqual([entry]);
});

test('nothing is lost where nothing is counted any more, and other items are not in the way', () => {
  expect(changedMeanwhile([{ item: 'b', was: 4 }], entries)).toEqual([]);
  expect(changedMeanwhile([{ item: 'b', was: null }], entries)).toEqual([]);
});

test('an older window, which does not say what it saw, replaces the number', () => {
  expect(changedMeanwhile([{ item: 'a' }], entries)).toEqual([]);
});
