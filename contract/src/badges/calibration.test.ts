import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibrationLines, correctionFrom } from './calibration.ts';

test('after the correction a printer puts every point where it belongs, to a tenth of a millimetre', () => {
  const shift = fc.double({ min: -5, max: 5, noNaN: true });
  const stretch = fc.double({ min: 0.97, max: 1.03, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom('single' as const, 'a4' as const),
      shift,
      shift,
      stretch,
      stretch,
      (layout, right, down, wide, high) => {
        const { x, y, width, height } = calibrationLines[layout];
        const printedAt = (at: number, by: number, scale: number) => at * scale + by;
        const correction = correctionFrom(layout, {
          x: printedAt(x, right, wide),
          y: printedAt(y, down, high),
          width: width * wide,
          height: height * high,
        });
        const room = layout === 'a4' ? [210, 297] : [85.6, 53.98];
        for (const point of [0, 10, room[0] ?? 0])
          expect(printedAt((point * correction.scaleX) / 100 + correction.offsetX, right, wide)).toBeCloseTo(
            point,
            0,
          );
        for (const point of [0, 10, room[1] ?? 0]) {
          const landed = printedAt((point * correction.scaleY) / 100 + correction.offsetY, down, high);
          expect(Math.abs(landed - point)).toBeLessThan(0.1);
        }
      },
    ),
  );
});
