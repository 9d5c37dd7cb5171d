import { expect, test } from 'vitest';
import { differences, pickFields } from './conflict.rules.ts';

test('suggests the side that changed the field, and mine where both did', () => {
  const found = differences({
    base: { name: 'a', phone: '1', email: 'x', code: 'c' },
    mine: { name: 'a', phone: '2', email: 'y', code: 'c' },
    theirs: { name: 'b', phone: '1', email: 'z', code: 'c' },
  });
  expect(found.map(({ name, suggested }) => [name, suggested])).toEqual([
    ['name', 'theirs'],
    ['phone', 'mine'],
    ['email', 'mine'],
  ]);
});

test('the order of keys and a missing value are no difference', () => {
  const mine = { acl: { a: 1, b: 2 }, validTo: null };
  expect(differences({ base: mine, mine, theirs: { acl: { b: 2, a: 1 }, validTo: undefined } })).toEqual([]);
});

test('takes only the fields of the form from a row', () => {
  expect(pickFields({ name: '' }, { id: '1', name: 'n', version: 3 })).toEqual({ name: 'n' });
});
