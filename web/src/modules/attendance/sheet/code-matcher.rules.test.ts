import { type CodeFields, signedCode, unsignedCode } from '@sewa/contract/badges/code';
import { expect, test } from 'vitest';
import { codeMatcher } from './code-matcher.rules.ts';

const fields: CodeFields = {
  kind: 'badge',
  type: 1,
  area: 'ASR',
  key: '7F3Q',
  number: 1234,
  event: 0,
  validFrom: '2026-01-01',
  validTo: '2031-01-01',
};
const codeOf = (over: Partial<CodeFields> = {}) =>
  signedCode(unsignedCode({ ...fields, ...over }), new Uint8Array(64));
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
  ['the code of a card', codeOf(), true],
  ['as a scanner types it', ` ${codeOf().toLowerCase()}\r\n`, true],
  ['another type', codeOf({ type: 2 }), false],
  ['another number', codeOf({ number: 17 }), false],
  ['a card of another area', codeOf({ area: 'DEL', key: 'K2D8' }), false],
  ['a quick token', codeOf({ kind: 'quick', event: 3 }), false],
  ['nothing that is known', 'nobody', false],
])('%s', (_case, code, isTheirs) => {
  expect(codeMatcher(code)(person)).toBe(isTheirs);
});

test('somebody whose cards are not known has a number only', () => {
  expect(codeMatcher('17')({ number: 17 })).toBe(true);
  expect(codeMatcher(codeOf())({ number: 17 })).toBe(false);
});
