import { badgeProblems, badgeStatuses } from '@sewa/contract/badges/enums';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf } from './check.rules.ts';

const good = {
  status: badgeStatuses.REQUESTED,
  isEntitled: true,
  photo: 'photo',
  centre: 'here',
  printedCentre: null,
  printCount: 0,
  isChanged: false,
  isRenewed: false,
};

test.each([
  [{}, []],
  [{ photo: null }, ['noPhoto']],
  [{ isEntitled: false }, ['notEntitled']],
  [{ status: badgeStatuses.EXPIRED }, ['expired']],
  [{ status: badgeStatuses.LOST }, ['revoked']],
  [{ status: badgeStatuses.RETURNED }, ['revoked']],
  [{ printedCentre: 'there', printCount: 1 }, ['wrongCentre', 'alreadyPrinted']],
  [{ printedCentre: 'here', printCount: 1, isChanged: true, isRenewed: true }, ['changedSincePrint']],
  [{ printedCentre: 'here', printCount: 2, isChanged: true }, ['alreadyPrinted', 'changedSincePrint']],
])('%j', (change, problems) => {
  expect(problemsOf({ ...good, ...change })).toEqual(problems);
});

test('the graver problems come first', () => {
  const some = fc.record({
    status: fc.constantFrom(...Object.values(badgeStatuses)),
    isEntitled: fc.boolean(),
    photo: fc.constantFrom(null, 'photo'),
    centre: fc.constant('here'),
    printedCentre: fc.constantFrom(null, 'here', 'there'),
    printCount: fc.nat(3),
    isChanged: fc.boolean(),
    isRenewed: fc.boolean(),
  });
  fc.assert(
    fc.property(some, (badge) => {
      const found = problemsOf(badge);
      expect(found).toEqual(badgeProblems.filter((problem) => found.includes(problem)));
    }),
  );
});
