import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_WIDTH, letterWidths, markLine, spaceWidths } from './mark-line.rules.ts';

const letters = fc
  .array(fc.constantFrom(...Object.keys(letterWidths)), { minLength: 28, maxLength: 31 })
  .map((some) => some.join(''));

test('every letter stands in the middle of its day, and nothing else is in the line', () => {
  fc.assert(
    fc.property(letters, (given) => {
      const line = markLine(given);
      expect([...line].filter((one) => one in letterWidths).join('')).toBe(given);
      let end = 0;
      let day = 0;
      for (const one of line) {
        const width = letterWidths[one] ?? spaceWidths[one] ?? Number.NaN;
        if (one in letterWidths) {
          // A fiftieth of the type size: less than a tenth of a millimetre on paper.
          expect(Math.abs(end + width / 2 - (day + 0.5) * DAY_WIDTH)).toBeLessThan(20);
          day += 1;
        }
        end += width;
      }
    }),
  );
});
