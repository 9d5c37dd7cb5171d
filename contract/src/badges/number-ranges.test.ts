import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasNumber, LARGEST_NUMBER, readNumbers, writeNumbers } from './number-ranges.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 });
const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b);

test('what is written is read back', () => {
  fc.assert(
    fc.property(numbers, (list) => {
      expect(readNumbers(writeNumbers(sorted(list)), 1_000)).toEqual({ numbers: sorted(list), fault: null });
    }),
  );
});

test('a number is in the writing exactly when it is in the list', () => {
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 401 }), (list, number) => {
      expect(hasNumber(writeNumbers(sorted(list)), number)).toBe(list.includes(number));
    }),
  );
  expect(hasNumber('', 1)).toBe(false);
});

test('each number once and in order, however the parts overlap and whatever stands between them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 0, max: 9 })), { minLength: 1 }),
      fc.constantFrom(',', ' , ', ';', '\n', ',,'),
      fc.constantFrom('-', ' - ', '–'),
      (spans, between, dash) => {
        const text = spans.map(([first, more]) => `${first}${dash}${first + more}`).join(between);
        const expected = new Set(
          spans.flatMap(([first, more]) => Array.from({ length: more + 1 }, (_, i) => first + i)),
        );
        expect(readNumbers(text, 100).numbers).toEqual(sorted([...expected]));
      },
    ),
  );
});

test.each([
  ['', 'empty'],
  [' , ', 'empty'],
  ['0', 'unreadable'],
  ['0-5', 'unreadable'],
  ['a', 'unreadable'],
  ['1-', 'unreadable'],
  ['1 2', 'unreadable'],
  ['-3', 'unreadable'],
  ['10-1', 'backwards'],
  [`${LARGEST_NUMBER + 1}`, 'tooLarge'],
  ['1-101', 'tooMany'],
  ['1-60,100-160', 'tooMany'],
] as const)('%j is refused as %s', (text, fault) => {
  expect(readNumbers(text, 100)).toEqual({ numbers: null, fault });
});

test('any text is read or refused, and never exceeds the limit', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { numbers: found } = readNumbers(text, 50);
      if (found) expect(found.length).toBeLessThanOrEqual(50);
    }),
  );
});
