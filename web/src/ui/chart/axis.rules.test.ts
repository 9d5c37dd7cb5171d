import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf } from './axis.rules.ts';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 5, 10]],
  [30, [0, 10, 20, 30]],
  [31, [0, 20, 40]],
  [3000, [0, 1000, 2000, 3000]],
  [123_456, [0, 50_000, 100_000, 150_000]],
])('up to %i: %j', (most, values) => {
  expect(axisOf(most).values).toEqual(values);
});

test('two to four whole values, of which the last is not exceeded', () => {
  fc.assert(
    fc.property(fc.nat(), (most) => {
      const { top, values } = axisOf(most);
      expect(values.length).toBeGreaterThan(1);
      expect(values.length).toBeLessThan(5);
      expect(values.at(-1)).toBe(top);
      expect(top).toBeGreaterThanOrEqual(most);
      expect(values.every(Number.isInteger)).toBe(true);
    }),
  );
});
