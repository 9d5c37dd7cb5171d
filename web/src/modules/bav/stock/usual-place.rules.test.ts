import { expect, test } from 'vitest';
import { usualPlace } from './usual-place.rules.ts';

const store = { id: 's1', kind: 'store' };
const otherStore = { id: 's2', kind: 'store' };
const counter = { id: 'c1', kind: 'counter' };
const areaStore = { id: 'a', kind: 'areaStore' };

test('a document begins at the area store, else at the only store, else nowhere', () => {
  expect(usualPlace([counter, store, otherStore, areaStore])).toBe('a');
  expect(usualPlace([counter, store])).toBe('s1');
  expect(usualPlace([counter, store, otherStore])).toBe('');
  expect(usualPlace([counter])).toBe('');
  expect(usualPlace([])).toBe('');
});
