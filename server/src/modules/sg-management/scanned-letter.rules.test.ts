import { expect, test } from 'vitest';
import { chooseScanned } from './scanned-letter.rules.ts';

const onTheWay = { status: 10, isExact: false };
const exact = { status: 10, isExact: true };
const received = { status: 15, isExact: true };

test.each([
  ['nothing is unknown', [], 'unknown'],
  ['one on its way is found by a part of its number', [onTheWay], onTheWay],
  ['two on their way with the same part are ambiguous', [onTheWay, { ...onTheWay }], 'ambiguous'],
  ['a whole number wins over a part', [onTheWay, exact], exact],
  ['what is received is found again by its code', [received], received],
  ['what is on its way comes before what is received', [received, exact], exact],
  ['two whole numbers on their way are ambiguous', [exact, { ...exact }], 'ambiguous'],
] as const)('%s', (_name, candidates, chosen) => {
  expect(chooseScanned(candidates)).toBe(chosen);
});
