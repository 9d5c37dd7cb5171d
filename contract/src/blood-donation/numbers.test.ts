import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceOf, MAX_DEVICE, numberOn } from './numbers.ts';

test('numbers of the portal are plain ones, those of a laptop name it', () => {
  expect([numberOn(0, 12), numberOn(7, 12)]).toEqual([12, 7_000_012]);
});

test('two devices never give the same number, and every number fits its column', () => {
  const given = fc.record({
    device: fc.integer({ min: 0, max: MAX_DEVICE }),
    sequence: fc.integer({ min: 1, max: 999_999 }),
  });
  fc.assert(
    fc.property(given, given, (one, other) => {
      const number = numberOn(one.device, one.sequence);
      expect(deviceOf(number)).toBe(one.device);
      expect(number).toBeLessThanOrEqual(2_147_483_647);
      const isSame = one.device === other.device && one.sequence === other.sequence;
      expect(number === numberOn(other.device, other.sequence)).toBe(isSame);
    }),
  );
});

test('what would run into the numbers of another device is refused', () => {
  for (const [device, sequence] of [
    [-1, 1],
    [2_001, 1],
    [0, 0],
    [0, 1_000_000],
    [1.5, 1],
  ] as const)
    expect(() => numberOn(device, sequence)).toThrow();
});
