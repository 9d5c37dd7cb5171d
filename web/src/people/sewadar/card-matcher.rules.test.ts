import { type CodeFields, signedCode, unsignedCode } from '@sewa/contract/badges/code';
import { expect, test } from 'vitest';
import { cardMatcher } from './card-matcher.rules.ts';

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
const card = { type: 1, number: 1234, key: '7F3Q' };

test.each([
  ['the code of the card', codeOf(), true],
  ['as a scanner types it', ` ${codeOf().toLowerCase()}\r\n`, true],
  ['another type', codeOf({ type: 2 }), false],
  ['another number', codeOf({ number: 17 }), false],
  ['a card of another area', codeOf({ area: 'DEL', key: 'K2D8' }), false],
  ['a quick token', codeOf({ kind: 'quick', event: 3 }), false],
  ['a damaged code', codeOf().slice(0, -1), false],
  ['the number of the badge alone', '1234', false],
])('%s', (_case, code, isTheCard) => {
  expect(cardMatcher(code)(card)).toBe(isTheCard);
});
