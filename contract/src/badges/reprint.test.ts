import { expect, test } from 'vitest';
import { isReprint } from './reprint.ts';

test.each([
  [{ printCount: 0, isRenewed: false }, false],
  [{ printCount: 1, isRenewed: false }, true],
  [{ printCount: 1, isRenewed: true }, false],
])('%j is a reprint: %s', (badge, wanted) => {
  expect(isReprint(badge)).toBe(wanted);
});
