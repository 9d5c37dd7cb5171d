import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragged, MOST_ZOOM, PHOTO_SHAPE, partOf, settled, wholePicture, zoomed } from './crop.rules.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const picture = fc.record({
  width: fc.integer({ min: 40, max: 9000 }),
  height: fc.integer({ min: 40, max: 9000 }),
});
const crop = fc.record({ x: share, y: share, zoom: fc.double({ min: 0.1, max: 20, noNaN: true }) });

test('whatever is done to it, the part has the shape of a photo and lies inside the picture', () => {
  fc.assert(
    fc.property(picture, crop, share, share, (size, start, x, y) => {
      for (const one of [
        start,
        dragged(size, start, { x, y }),
        zoomed(size, start, start.zoom * 2, { x, y }),
      ]) {
        const part = partOf(size, one);
        expect(part.width / part.height).toBeCloseTo(PHOTO_SHAPE, 6);
        expect(part.left).toBeGreaterThanOrEqual(0);
        expect(part.top).toBeGreaterThanOrEqual(0);
        expect(part.left + part.width).toBeLessThanOrEqual(size.width + 1e-6);
        expect(part.top + part.height).toBeLessThanOrEqual(size.height + 1e-6);
      }
    }),
  );
});

test('the place under the finger stays when the picture is enlarged', () => {
  fc.assert(
    fc.property(picture, share, share, (size, x, y) => {
      const start = settled(size, { ...wholePicture, zoom: 2 });
      const before = partOf(size, start);
      const after = partOf(size, zoomed(size, start, 4, { x, y }));
      expect(after.left + x * after.width).toBeCloseTo(before.left + x * before.width, 4);
      expect(after.top + y * after.height).toBeCloseTo(before.top + y * before.height, 4);
    }),
  );
});

test('it is never enlarged beyond the limit, nor made smaller than its frame', () => {
  const size = { width: 700, height: 900 };
  expect(zoomed(size, wholePicture, 99).zoom).toBe(MOST_ZOOM);
  expect(partOf(size, zoomed(size, wholePicture, 0.2))).toEqual({ left: 0, top: 0, width: 700, height: 900 });
});
