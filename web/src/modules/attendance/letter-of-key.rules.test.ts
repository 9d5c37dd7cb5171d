import { expect, test } from 'vitest';
import { letterOfKey } from './letter-of-key.rules.ts';

test.each([
  ['an English keyboard', { key: 'p', code: 'KeyP' }, 'p'],
  ['a Punjabi keyboard', { key: 'ਜ', code: 'KeyP' }, 'p'],
  ['a Hindi keyboard', { key: 'त', code: 'KeyL' }, 'l'],
  ['a keyboard with other places', { key: 'a', code: 'KeyQ' }, 'a'],
  ['a key that writes nothing', { key: 'Delete', code: 'Delete' }, 'Delete'],
  ['a digit of another script', { key: '੧', code: 'Digit1' }, '੧'],
])('%s', (_name, event, letter) => {
  expect(letterOfKey(event)).toBe(letter);
});
