import { badgeProblems } from '@sewa/contract/badges/enums';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStopped, problemsFirst } from './checked.rules.ts';

const some = fc.array(fc.record({ place: fc.nat(), problems: fc.subarray([...badgeProblems]) }), {
  maxLength: 30,
});

test('nobody with a problem stands behind somebody without, and nobody is lost', () => {
  fc.assert(
    fc.property(some, (checked) => {
      const sorted = problemsFirst(checked);
      expect(new Set(sorted)).toEqual(new Set(checked));
      const good = sorted.findIndex(({ problems }) => problems.length === 0);
      if (good >= 0) expect(sorted.slice(good).every(({ problems }) => problems.length === 0)).toBe(true);
    }),
  );
});

test.each([
  [['noPhoto', 'alreadyPrinted'], false],
  [['expired'], true],
  [['revoked'], true],
] as const)('%s stops a print: %s', (problems, wanted) => {
  expect(isStopped({ problems: [...problems] })).toBe(wanted);
});
