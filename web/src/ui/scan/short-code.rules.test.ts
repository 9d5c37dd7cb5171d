import { expect, test } from 'vitest';
import { shortCode } from './short-code.rules.ts';

test.each([
  ['M7F3Q2JK9A', 'M7F3Q2JK9A'],
  [`S1.B10.ASR.7F3Q.1234.2JK.3AB.${'A'.repeat(103)}`, 'S1.B10.ASR.7F3Q.1234.2JK…'],
])('%s is shown as %s', (code, shown) => {
  expect(shortCode(code)).toBe(shown);
});
