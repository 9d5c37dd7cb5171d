import { expect, test } from 'vitest';
import { differences, onlyMine, pickFields } from './conflict.rules.ts';

test('asks only about the fields that both sides changed; what one side changed stays', () => {
  const sides = {
    base: { name: 'a', phone: '1', email: 'x', code: 'c', note: '' },
    mine: { name: 'a', phone: '2', email: 'y', code: 'c', note: 'same' },
    theirs: { name: 'b', phone: '1', email: 'z', code: 'c', note: 'same' },
  };
  expect(differences(sides)).toEqual([{ name: 'email', mine: 'y', theirs: 'z' }]);
  expect(onlyMine(sides)).toEqual({ phone: '2' });
});

test('the order of keys and a missing value are no difference', () => {
  const mine = { acl: { a: 1, b: 2 }, validTo: null };
  expect(differences({ base: mine, mine, theirs: { acl: { b: 2, a: 1 }, validTo: undefined } })).toEqual([]);
});

test('takes only the fields of the form from a row', () => {
  expect(pickFields({ name: '' }, { id: '1', name: 'n', version: 3 })).toEqual({ name: 'n' });
});
