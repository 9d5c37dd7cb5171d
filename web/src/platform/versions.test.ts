import { expect, test } from 'vitest';
import { isNewer } from './versions.ts';

test.each([
  ['0.1.0', null, true],
  ['0.1.0', '0.1.0', false],
  ['0.10.0', '0.9.9', true],
  ['0.9.9', '0.10.0', false],
  ['1.0.0', '0.99.99', true],
])('%s after %s: %s', (version, seen, expected) => {
  expect(isNewer(version, seen)).toBe(expected);
});
