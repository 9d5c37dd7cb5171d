import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterGateScan, type GateDirection, type GateStay, SAME_SCAN_MS } from './gate-scan.ts';

const nobody: GateStay = { arrivedAt: null, leftAt: null };
const hour = 3_600_000;
const here: GateStay = { arrivedAt: 10 * hour, leftAt: null };
const gone: GateStay = { arrivedAt: 10 * hour, leftAt: 20 * hour };

test.each([
  ['arrives', nobody, 'in', 10 * hour, 'arrived', here],
  ['is scanned again at once', here, 'in', 10 * hour + SAME_SCAN_MS - 1, 'repeat', here],
  ['is scanned again later', here, 'in', 12 * hour, 'repeat', here],
  ['is scanned out within the same minute', here, 'out', 10 * hour + SAME_SCAN_MS - 1, 'repeat', here],
  ['leaves', here, 'out', 20 * hour, 'left', gone],
  ['is scanned out again', gone, 'out', 21 * hour, 'repeat', gone],
  ['comes back', gone, 'in', 22 * hour, 'back', here],
  ['was seen earlier by another device', here, 'in', 9 * hour, 'earlier', { ...here, arrivedAt: 9 * hour }],
  ['was seen between, by a scan that waited', gone, 'in', 15 * hour, 'repeat', gone],
  ['left before the arrival, by a wrong clock', here, 'out', 9 * hour, 'repeat', here],
] as const)('somebody who %s', (_what, before, direction, at, outcome, stay) => {
  expect(afterGateScan(before, direction, at)).toEqual({ outcome, stay });
});

test('nobody leaves who has not arrived', () => {
  expect(afterGateScan(nobody, 'out', hour)).toBeNull();
});

test('however scans come: nobody leaves before the arrival, and a scan that comes twice changes nothing', () => {
  const scans = fc.array(
    fc.record({ direction: fc.constantFrom<GateDirection>('in', 'out'), at: fc.nat(50 * hour) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(scans, (made) => {
      let stay = nobody;
      for (const { direction, at } of made) {
        const after = afterGateScan(stay, direction, at);
        if (after === null) {
          expect(stay.arrivedAt).toBeNull();
          continue;
        }
        stay = after.stay;
        const { arrivedAt, leftAt } = stay;
        expect(arrivedAt).not.toBeNull();
        if (leftAt !== null) expect(leftAt).toBeGreaterThan(arrivedAt ?? 0);
        expect(afterGateScan(stay, direction, at)?.stay).toEqual(stay);
      }
      const arrivals = made.filter(({ direction }) => direction === 'in').map(({ at }) => at);
      if (stay.arrivedAt !== null) expect(stay.arrivedAt - Math.min(...arrivals)).toBeLessThan(SAME_SCAN_MS);
    }),
  );
});
