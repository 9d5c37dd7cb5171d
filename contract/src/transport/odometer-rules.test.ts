import { expect, test } from 'vitest';
import { judgeReading, withStart } from './odometer-rules.ts';

const around = { before: 40_150, after: null, highest: 40_150, since: '2026-02-10', day: '2026-02-11' };

test.each([
  [40_149, { code: 'BACK', last: 40_150 }],
  [40_150, null],
  [45_250, null],
  [45_251, { code: 'TOO_FAR', last: 40_150 }],
])('%i km a day after 40,150', (reading, problem) => {
  expect(judgeReading(reading, around)).toEqual(problem);
});

test('a car that was last read in February may have run on until November, and a digit too many is still noticed', () => {
  const november = { ...around, day: '2026-11-18' };
  expect(judgeReading(52_000, november)).toBeNull();
  expect(judgeReading(401_500, november)).toEqual({ code: 'TOO_FAR', last: 40_150 });
});

test('a reading stays below the next one', () => {
  expect(judgeReading(40_301, { ...around, after: 40_300 })).toEqual({ code: 'BEYOND_NEXT', next: 40_300 });
  expect(judgeReading(40_300, { ...around, after: 40_300 })).toBeNull();
});

test('a reading of the same day or in the vehicle’s record raises the upper limit, not the lower one', () => {
  const known = { ...around, highest: 60_000 };
  expect(judgeReading(60_100, known)).toBeNull();
  expect(judgeReading(40_200, known)).toBeNull();
});

test('a vehicle without any reading takes every reading', () => {
  expect(judgeReading(900_000, { ...around, before: null, highest: null })).toBeNull();
});

test('a vehicle that was entered after the day has the limit of one trip', () => {
  const earlier = { ...around, before: null, highest: 1_000, day: '2026-01-01' };
  expect(judgeReading(6_000, earlier)).toBeNull();
  expect(judgeReading(6_001, earlier)).toEqual({ code: 'TOO_FAR', last: 1_000 });
});

test('the end of a trip is read after its start, and after what was read on the way', () => {
  const start = { odometer: 40_200, day: '2026-02-11' };
  expect(withStart(around, start)).toEqual({
    ...around,
    before: 40_200,
    highest: 40_200,
    since: '2026-02-11',
  });
  const filled = { ...around, before: 40_260, highest: 40_260, since: '2026-02-12' };
  expect(withStart(filled, start)).toEqual(filled);
  expect(withStart({ ...around, before: null, highest: null }, start).before).toBe(40_200);
});
