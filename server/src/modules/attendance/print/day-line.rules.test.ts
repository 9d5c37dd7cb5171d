import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_WIDTH, dayLine, widthOf } from './day-line.rules.ts';

const texts = fc.constantFrom('P', 'L', 'H', 'E', 'A', '·', '7', '31');

test('every text stands in the middle of its day, and nothing else is in the line', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 28, maxLength: 31 }), (days) => {
      const line = dayLine(days);
      const parts = [...line.matchAll(/\S+/g)];
      expect(parts.map(([text]) => text)).toEqual(days);
      for (const [day, { 0: text, index }] of parts.entries()) {
        const middle = widthOf(line.slice(0, index)) + widthOf(text) / 2;
        // A fiftieth of the type size: less than a tenth of a millimetre on paper.
        expect(Math.abs(middle - (day + 0.5) * DAY_WIDTH)).toBeLessThan(20);
      }
    }),
  );
});

test('a letter of unknown width is an error, not a crooked line', () => {
  expect(() => dayLine(['Ж'])).toThrow();
});
