import { expect, test } from 'vitest';
import { afterKey, isCode, noDigits, scannedCode } from './scanned-digits.rules.ts';

/** What Enter ends after these keys, each so long after the one before. */
function codeAfter(keys: readonly (readonly [keys: string, gapMs: number])[], enterAfterMs = 10) {
  let at = 1_000;
  let typed = noDigits;
  for (const [text, gapMs] of keys)
    for (const key of text === 'F9' ? [text] : text) {
      at += gapMs;
      typed = afterKey(typed, key, at);
    }
  return scannedCode(typed, at + enterAfterMs);
}

test.each([
  ['an EAN-13', [['9788173711466', 10]], '9788173711466'],
  ['an EAN-8', [['96385074', 10]], '96385074'],
  ['a code of a slow scanner', [['036000291452', 300]], '036000291452'],
  [
    'a code after an amount that was typed before',
    [
      ['500', 200],
      ['9', 900],
      ['788173711466', 10],
    ],
    '9788173711466',
  ],
  [
    'a code after F9',
    [
      ['12', 10],
      ['F9', 10],
      ['96385074', 10],
    ],
    '96385074',
  ],
] as const)('%s is scanned', (_name, keys, code) => {
  expect(codeAfter(keys)).toBe(code);
});

test.each([
  ['an amount', [['500', 10]]],
  ['an amount with paise', [['12345.50', 10]]],
  ['digits with pauses', [['96385074', 700]]],
] as const)('%s is no code', (_name, keys) => {
  expect(codeAfter(keys)).toBeNull();
});

test('Enter that is pressed later by hand ends no scan', () => {
  expect(codeAfter([['96385074', 10]], 2_000)).toBeNull();
});

test('eight digits are a code, and seven an amount', () => {
  expect(['1234567', '12345678', '12345678.5', '1,23,45,678', ''].map(isCode)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});
