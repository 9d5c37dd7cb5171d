import { expect, test } from 'vitest';
import { mayBecomeCopies, readCopies } from './copies.rules.ts';

test('reads whole numbers only, and an emptied field is not none', () => {
  expect(['12', ' 7 ', '007', '0', '-3', '−3'].map(readCopies)).toEqual([12, 7, 7, 0, -3, -3]);
  const unread = ['', ' ', '-', '1.5', '1e3', '9788173711466', 'two'];
  expect(unread.map(readCopies)).toEqual(unread.map(() => null));
});

test('takes what is typed on the way to a number, and nothing else', () => {
  expect(['', '-', '1', ' 12', '-12'].map(mayBecomeCopies)).toEqual([true, true, true, true, true]);
  expect(['1.', '1.5', '1-', '1e3', '9788173711466', 'two'].some(mayBecomeCopies)).toBe(false);
});
