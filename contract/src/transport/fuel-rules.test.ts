import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '../kernel/values/days.ts';
import { countsOtherFills, isOverTank, judgeFills, medianOf } from './fuel-rules.ts';

const fills = (litres: readonly number[], km = 400) =>
  litres.map((one, place) => ({
    day: dayAfter('2026-01-01', place),
    odometer: 1_000 + place * km,
    litres: one,
  }));

test('the first fill says nothing, the others how far they went', () => {
  const [first, second] = judgeFills(fills([40, 40]));
  expect(first).toMatchObject({ km: null, kmPerLitre: null, isOutlier: false });
  expect(second).toMatchObject({ km: 400, kmPerLitre: 10, isOutlier: false });
});

test('a fill far from the usual is marked, once there are enough to tell', () => {
  const judged = judgeFills(fills([40, 41, 39, 40, 80, 40]));
  expect(judged.map(({ isOutlier }) => isOutlier)).toEqual([false, false, false, false, true, false]);
  expect(judgeFills(fills([40, 41, 80])).some(({ isOutlier }) => isOutlier)).toBe(false);
});

test('whatever order they are entered in, fills are judged in that of their days', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 20, max: 60 }), { minLength: 1, maxLength: 20 }), (litres) => {
      const made = fills(litres);
      const marks = (of: typeof made) =>
        judgeFills(of).map(({ fill, isOutlier }) => [fill.odometer, isOutlier]);
      expect(marks(made.toReversed())).toEqual(marks(made));
    }),
  );
});

test('the fills of one day are judged by the odometer', () => {
  const sameDay = fills([40, 40]).map((fill) => ({ ...fill, day: '2026-01-01' }));
  expect(judgeFills(sameDay.toReversed()).map(({ km }) => km)).toEqual([null, 400]);
});

test('a new odometer leaves the fills before it as they were, and its first fill says nothing', () => {
  const before = fills([40, 41, 39, 40, 80, 40]);
  const after = [20, 420].map((odometer, place) => ({
    day: dayAfter('2026-02-01', place),
    odometer,
    litres: 40,
  }));
  const judged = judgeFills([...after, ...before]);
  expect(judged.slice(0, before.length)).toEqual(judgeFills(before));
  expect(judged.slice(before.length).map(({ km }) => km)).toEqual([null, 400]);
  const listed = judged.map(({ fill: { odometer }, km }) => ({ odometer, km }));
  expect(countsOtherFills(listed.toReversed())).toBe(false);
});

test('a list that leaves out a fill before one of its own counts it', () => {
  const judged = judgeFills(fills([40, 40, 40, 40])).map(({ fill: { odometer }, km }) => ({ odometer, km }));
  const without = (place: number) => countsOtherFills(judged.toSpliced(place, 1).toReversed());
  expect(countsOtherFills(judged.toReversed())).toBe(false);
  expect(countsOtherFills([])).toBe(false);
  expect([0, 1, 2, 3].map(without)).toEqual([true, true, true, false]);
});

test('a tank takes a little more than it holds, and one that is not known takes all', () => {
  expect(isOverTank(63, 60)).toBe(false);
  expect(isOverTank(63.1, 60)).toBe(true);
  expect(isOverTank(500, null)).toBe(false);
  expect(medianOf([1, 2, 3, 4])).toBe(2.5);
  expect(medianOf([1, 2, 3])).toBeNull();
});
