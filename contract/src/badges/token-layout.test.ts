import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutOf, OWN_SIZE_LIMITS, tokenSizes } from './token-layout.ts';

const { min, maxWidth, maxHeight } = OWN_SIZE_LIMITS;

test.each([
  ['sheet8', 8],
  ['sheet10', 10],
  ['sheet21', 21],
  ['roll62', 1],
  ['90x57', 10],
  ['65x87.5', 9],
  ['100x35', 16],
  ['160x60', 4],
] as const)('%s has %i tokens on a page', (size, count) => {
  const { columns, rows } = layoutOf(size, { width: 50, height: 50 });
  expect(columns * rows).toBe(count);
});

test('whatever the size, the tokens lie on the paper', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...tokenSizes),
      fc.double({ min, max: maxWidth, noNaN: true }),
      fc.double({ min, max: maxHeight, noNaN: true }),
      (size, width, height) => {
        const layout = layoutOf(size, { width, height });
        expect(layout.left).toBeGreaterThanOrEqual(0);
        expect(layout.top).toBeGreaterThanOrEqual(0);
        expect(layout.left + layout.columns * layout.width).toBeLessThanOrEqual(layout.page.width + 1e-9);
        expect(layout.top + layout.rows * layout.height).toBeLessThanOrEqual(layout.page.height + 1e-9);
      },
    ),
  );
});
