import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_LATE_AFTER,
  isCheckOutForgotten,
  isShiftTooLong,
  type Mark,
  markOf,
  marks,
  minutesServed,
  percentageOf,
  type Shift,
  sewaDaysOf,
} from './marks.ts';

const minute = 60_000;
const hour = 60 * minute;
const start = Date.parse('2026-11-15T01:00:00Z');
const shift: Shift = { startsAt: start, endsAt: start + 6 * hour, lateAfter: null, halfBelow: null };
const came = (inAt: number, outAt: number | null = null) => ({ inAt, outAt, stated: null });

const shifts = fc
  .record({
    startsAt: fc.integer({ min: start, max: start + 1_000 * 24 * hour }),
    minutes: fc.integer({ min: 1, max: 1_439 }),
    lateAfter: fc.option(fc.integer({ min: 0, max: 240 })),
    halfBelow: fc.option(fc.integer({ min: 0, max: 1_440 })),
  })
  .map(({ startsAt, minutes, lateAfter, halfBelow }): Shift => {
    return { startsAt, endsAt: startsAt + minutes * minute, lateAfter, halfBelow };
  });
const offsets = fc.integer({ min: -6 * 60, max: 30 * 60 });

describe('the mark of an entry', () => {
  test.each<[string, number, number | null, Mark]>([
    ['on time, stayed', 0, 6 * 60, 'present'],
    ['before the start', -30, 6 * 60, 'present'],
    ['in the last minute of grace', DEFAULT_LATE_AFTER, 6 * 60, 'present'],
    ['a minute after the grace', DEFAULT_LATE_AFTER + 1, 6 * 60, 'late'],
    ['left after less than half', 0, 179, 'half'],
    ['left after exactly half', 0, 180, 'present'],
    ['came too late for half', 200, 6 * 60, 'half'],
    ['forgot to check out', 0, null, 'present'],
  ])('%s', (_case, inAt, outAt, mark) => {
    const presence = came(start + inAt * minute, outAt === null ? null : start + outAt * minute);
    expect(markOf(shift, presence)).toBe(mark);
  });

  test('a schedule has a rule of its own', () => {
    expect(markOf({ ...shift, lateAfter: 0 }, came(start + 1))).toBe('late');
    expect(markOf({ ...shift, halfBelow: 30 }, came(start, start + 31 * minute))).toBe('present');
  });

  test('what was chosen by hand goes before the times', () => {
    fc.assert(
      fc.property(shifts, fc.constantFrom(...marks), fc.option(offsets), (one, stated, offset) => {
        const inAt = offset === null ? null : one.startsAt + offset * minute;
        expect(markOf(one, { inAt, outAt: null, stated })).toBe(stated);
      }),
    );
  });

  test('who came is never absent, and coming later never makes it better', () => {
    const rank: Record<Mark, number> = { present: 2, late: 1, half: 0, absent: -1, excused: -1 };
    fc.assert(
      fc.property(shifts, offsets, fc.nat(600), (one, offset, later) => {
        const first = markOf(one, came(one.startsAt + offset * minute));
        const second = markOf(one, came(one.startsAt + (offset + later) * minute));
        expect(rank[first]).toBeGreaterThanOrEqual(0);
        expect(rank[second]).toBeLessThanOrEqual(rank[first]);
      }),
    );
  });

  test('a forgotten check-out counts as the planned end', () => {
    fc.assert(
      fc.property(shifts, offsets, (one, offset) => {
        const inAt = one.startsAt + offset * minute;
        fc.pre(inAt <= one.endsAt);
        expect(markOf(one, came(inAt))).toBe(markOf(one, came(inAt, one.endsAt)));
      }),
    );
  });

  test('the minutes are within the planned time', () => {
    fc.assert(
      fc.property(shifts, offsets, fc.nat(3_000), (one, offset, stay) => {
        const inAt = one.startsAt + offset * minute;
        const served = minutesServed(one, { inAt, outAt: inAt + stay * minute });
        expect(served).toBeGreaterThanOrEqual(0);
        expect(served).toBeLessThanOrEqual(Math.min(stay, (one.endsAt - one.startsAt) / minute));
      }),
    );
  });
});

test('a missing check-out is asked about after the planned end only', () => {
  const { endsAt } = shift;
  expect(isCheckOutForgotten(shift, came(start), endsAt)).toBe(false);
  expect(isCheckOutForgotten(shift, came(start), endsAt + 1)).toBe(true);
  expect(isCheckOutForgotten(shift, came(start, start + hour), endsAt + 1)).toBe(false);
  expect(isCheckOutForgotten(shift, { inAt: null, outAt: null }, endsAt + 1)).toBe(false);
  // Whoever came when it was over cannot have left at the planned end.
  expect(isCheckOutForgotten(shift, came(endsAt), endsAt + hour)).toBe(false);
});

describe('percentages and days of sewa', () => {
  const counts = fc.record({
    present: fc.nat(400),
    late: fc.nat(400),
    half: fc.nat(400),
    absent: fc.nat(400),
    excused: fc.nat(400),
  });

  test('are none without an entry that counts, and between 0 and 100 otherwise', () => {
    expect(percentageOf({ present: 0, late: 0, half: 0, absent: 0, excused: 4 })).toBeNull();
    fc.assert(
      fc.property(counts, (some) => {
        const percentage = percentageOf(some);
        if (percentage === null) return;
        expect(percentage).toBeGreaterThanOrEqual(0);
        expect(percentage).toBeLessThanOrEqual(100);
        expect(percentageOf({ ...some, excused: some.excused + 1 })).toBe(percentage);
      }),
    );
  });

  test('half a sewa is half a day', () => {
    expect(percentageOf({ present: 1, late: 0, half: 2, absent: 1, excused: 0 })).toBe(50);
    expect(marks.map(sewaDaysOf)).toEqual([1, 1, 0.5, 0, 0]);
  });
});

describe('the longest shift', () => {
  const hours = (count: number) => start + count * hour;
  const limited = { ...shift, maxHours: 4 };

  test('is measured to the check-out', () => {
    expect(isShiftTooLong(limited, { inAt: start, outAt: hours(4) }, hours(9))).toBe(false);
    expect(isShiftTooLong(limited, { inAt: start, outAt: hours(4) + 1 }, hours(9))).toBe(true);
  });

  test('without a check-out until now, and not beyond the planned end', () => {
    expect(isShiftTooLong(limited, { inAt: start, outAt: null }, hours(4))).toBe(false);
    expect(isShiftTooLong(limited, { inAt: start, outAt: null }, hours(5))).toBe(true);
    expect(isShiftTooLong(limited, { inAt: hours(3), outAt: null }, hours(30))).toBe(false);
  });

  test('warns nobody without a limit or an arrival', () => {
    expect(isShiftTooLong({ ...limited, maxHours: null }, { inAt: start, outAt: null }, hours(9))).toBe(
      false,
    );
    expect(isShiftTooLong(limited, { inAt: null, outAt: null }, hours(9))).toBe(false);
  });
});
