import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterScan, boundedMoment, readNumber, SAME_SCAN_MS, SCAN_MARGIN_MS, type Scanned } from './scan.ts';

const start = Date.parse('2026-11-15T01:00:00Z');
const minute = 60_000;

function afterAll(times: readonly number[], first: Scanned | null = null): Scanned | null {
  return times.reduce<Scanned | null>((entry, at) => afterScan(entry, at).entry, first);
}

describe('scans of one badge', () => {
  test('come in, leave, come back', () => {
    const first = afterScan(null, start);
    expect(first).toMatchObject({ outcome: 'in', entry: { inAt: start, outAt: null } });
    const second = afterScan(first.entry, start + 60 * minute);
    expect(second).toMatchObject({ outcome: 'out', entry: { inAt: start, outAt: start + 60 * minute } });
    const third = afterScan(second.entry, start + 70 * minute);
    expect(third).toMatchObject({ outcome: 'back', entry: { inAt: start, outAt: null } });
  });

  test('within a minute are one', () => {
    fc.assert(
      fc.property(fc.integer({ min: -SAME_SCAN_MS + 1, max: SAME_SCAN_MS - 1 }), (soon) => {
        const { entry } = afterScan(null, start);
        expect(afterScan(entry, start + soon)).toEqual({ outcome: 'repeat', entry });
      }),
    );
  });

  test('sent again change nothing', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(gaps, fc.nat(11), (minutes, nth) => {
        const times = minutes.map((_, place) =>
          minutes.slice(0, place + 1).reduce((sum, gap) => sum + gap * minute, start),
        );
        const entry = afterAll(times);
        const again = times[nth % times.length] ?? start;
        expect(afterScan(entry, again)).toEqual({ outcome: 'repeat', entry });
      }),
    );
  });

  test('that arrive late move the arrival forward, and what was the arrival is the departure', () => {
    const { entry } = afterScan(null, start + 120 * minute);
    expect(afterScan(entry, start)).toMatchObject({
      outcome: 'earlier',
      entry: { inAt: start, outAt: start + 120 * minute },
    });
  });

  test('end an absence, but not a mark that somebody gave for being there', () => {
    const noted = (stated: Scanned['stated']) => ({ inAt: null, outAt: null, stated, seenAt: start });
    expect(afterScan(noted('absent'), start + minute).entry.stated).toBeNull();
    expect(afterScan(noted('excused'), start + minute).entry.stated).toBeNull();
    expect(afterScan(noted('present'), start + 300 * minute).entry.stated).toBe('present');
  });

  test.each(['absent', 'excused'] as const)('bring in whoever was scanned and then set %s', (stated) => {
    const seenAt = start + 10 * minute;
    for (const outAt of [null, start + 5 * minute]) {
      const entry = { inAt: start, outAt, stated, seenAt };
      const at = start + 30 * minute;
      const came = { inAt: at, outAt: null, stated: null, seenAt: at };
      expect(afterScan(entry, at)).toEqual({ outcome: 'in', entry: came });
      expect(afterScan(came, at)).toEqual({ outcome: 'repeat', entry: came });
      // A scan from before the choice that arrives after it changes nothing.
      expect(afterScan(entry, start)).toEqual({ outcome: 'repeat', entry });
      expect(afterScan(entry, start + 8 * minute)).toEqual({ outcome: 'repeat', entry });
    }
  });

  test('never leave before they come', () => {
    const any = fc.array(fc.integer({ min: -600, max: 600 }), { maxLength: 20 });
    fc.assert(
      fc.property(any, (minutes) => {
        const entry = afterAll(minutes.map((one) => start + one * minute));
        if (entry?.inAt != null && entry.outAt !== null)
          expect(entry.outAt).toBeGreaterThanOrEqual(entry.inAt);
      }),
    );
  });
});

describe('the moment of a mark', () => {
  const shift = { startsAt: start, endsAt: start + 360 * minute };

  test('is never after now, and of this sheet', () => {
    const now = start + 100 * minute;
    expect(boundedMoment(shift, { at: now + 5 * minute, now })).toBe(now);
    expect(boundedMoment(shift, { at: start - SCAN_MARGIN_MS - 1, now })).toBeNull();
    const nextDay = start + 24 * 60 * minute;
    expect(boundedMoment(shift, { at: nextDay, now: nextDay })).toBeNull();
  });

  test('of another day is never taken, so that a forgotten check-out changes no other day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), fc.nat(600), (days, minutes) => {
        const at = shift.endsAt + SCAN_MARGIN_MS + days * minutes * minute + 1;
        expect(boundedMoment(shift, { at, now: at })).toBeNull();
      }),
    );
  });
});

test.each([
  ['17', 17],
  [' 0017 ', 17],
  ['#17', 17],
  ['0', null],
  ['', null],
  ['M17', null],
  ['1234567890123', null],
  ['1.5', null],
])('the number in %j is %j', (code, number) => {
  expect(readNumber(code)).toBe(number);
});
