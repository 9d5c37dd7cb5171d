import { signedCode } from '@sewa/contract/badges/code';
import { expect, test } from 'vitest';
import { codeMatcher } from './code-matcher.rules.ts';

const codeOf = (number: number) => signedCode(`S1.B1.ASR.7F3Q.${number}..`, new Uint8Array(64));
const person = {
  number: 17,
  cards: [
    { type: 2, number: 9, key: '7F3Q' },
    { type: 1, number: 1234, key: '7F3Q' },
  ],
};

test.each([
  ['their number', ' 0017', true],
  ['the number of a badge, which is not theirs', '1234', false],
  ['the code of one of their cards', codeOf(1234), true],
  ['the code of a badge with their number', codeOf(17), false],
  ['nothing that is known', 'nobody', false],
])('%s', (_case, code, isTheirs) => {
  expect(codeMatcher(code)(person)).toBe(isTheirs);
});

test('somebody whose cards are not known has a number only', () => {
  expect(codeMatcher('17')({ number: 17 })).toBe(true);
  expect(codeMatcher(codeOf(1234))({ number: 17 })).toBe(false);
});
