import { expect, test } from 'vitest';
import { badgeTypeValues } from './badge-rights.ts';
import { builtInDesign } from './built-in-designs.ts';
import { CARD, hasReadableCode, SMALLEST_CODE } from './card-template.ts';

const smallest = { x: 0, y: 0, width: SMALLEST_CODE, height: SMALLEST_CODE };
const withCode = (change: object) =>
  hasReadableCode({ language: 'en', front: [], back: [{ kind: 'code', ...smallest, ...change }] });

test('a card needs a code that is large enough and wholly on it', () => {
  expect(withCode({})).toBe(true);
  expect(withCode({ width: SMALLEST_CODE - 0.1 })).toBe(false);
  expect(withCode({ x: -0.1 })).toBe(false);
  expect(withCode({ x: CARD.width - SMALLEST_CODE + 0.1 })).toBe(false);
  expect(withCode({ y: CARD.height - SMALLEST_CODE + 0.1 })).toBe(false);
  expect(hasReadableCode({ language: 'en', front: [], back: [] })).toBe(false);
});

test.each(badgeTypeValues)('the built-in card of type %d has one', (type) => {
  expect(hasReadableCode(builtInDesign(type))).toBe(true);
});
