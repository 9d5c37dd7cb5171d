import { DAY_MS } from '@sewa/contract/kernel/values/days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSE_MS, hasWaited, isOvertaken, momentOf } from './device-time.rules.ts';

const now = new Date('2026-11-15T10:00:00Z');
const iso = (moment: number) => new Date(moment).toISOString();

test('an action without a moment is of now', () => {
  expect(momentOf(undefined, now, null)).toEqual(now);
  expect(momentOf(undefined, now, now.getTime())).toEqual(now);
});

describe('without the moment of sending only a wait is believed', () => {
  test.each([
    ['2026-11-15T09:59:30.000Z', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15T09:40:00.000Z', '2026-11-15T09:40:00.000Z'],
    ['2026-11-13T09:40:00.000Z', '2026-11-13T09:40:00.000Z'],
    ['2026-11-08T10:00:00.000Z', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15T10:20:00.000Z', '2026-11-15T10:00:00.000Z'],
    ['1970-01-01T00:00:00.000Z', '2026-11-15T10:00:00.000Z'],
  ])('made %s → %s', (madeAt, at) => {
    expect(momentOf(madeAt, now, null).toISOString()).toBe(at);
  });
});

describe('with the moment of sending by the same clock the wait is exact', () => {
  test.each([
    // Twenty minutes slow, sent after ten seconds, and after five minutes.
    ['2026-11-15T09:39:50.000Z', '2026-11-15T09:40:00.000Z', '2026-11-15T09:59:50.000Z'],
    ['2026-11-15T09:35:00.000Z', '2026-11-15T09:40:00.000Z', '2026-11-15T09:55:00.000Z'],
    // An hour fast, sent at once, and after five minutes.
    ['2026-11-15T11:00:00.000Z', '2026-11-15T11:00:00.000Z', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15T10:55:00.000Z', '2026-11-15T11:00:00.000Z', '2026-11-15T09:55:00.000Z'],
    // Ten days, and ten days by a clock of long ago.
    ['2026-11-05T10:00:00.000Z', '2026-11-15T10:00:00.000Z', '2026-11-05T10:00:00.000Z'],
    ['2001-01-01T00:00:00.000Z', '2001-01-11T00:00:00.000Z', '2026-11-05T10:00:00.000Z'],
    // The clock was set between the action and its sending.
    ['1970-01-01T00:00:00.000Z', '2026-11-15T10:00:00.000Z', '2026-11-15T10:00:00.000Z'],
    ['2026-08-15T10:00:00.000Z', '2026-11-15T10:00:00.000Z', '2026-11-15T10:00:00.000Z'],
    ['2026-11-15T10:05:00.000Z', '2026-11-15T10:00:00.000Z', '2026-11-15T10:00:00.000Z'],
  ])('made %s, sent %s → %s', (madeAt, sentAt, at) => {
    expect(momentOf(madeAt, now, Date.parse(sentAt)).toISOString()).toBe(at);
  });
});

const moments = fc.date({
  min: new Date('1970-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const waits = fc.integer({ min: 0, max: 30 * DAY_MS });
/** How wrong the clock of a device is. */
const errors = fc.integer({ min: -40 * 365 * DAY_MS, max: 40 * 365 * DAY_MS });

describe('whatever the clock of a device says', () => {
  test('no action is of the future, nor older than a month', () => {
    fc.assert(
      fc.property(moments, moments, fc.option(moments), (made, received, sent) => {
        const at = momentOf(made.toISOString(), received, sent?.getTime() ?? null).getTime();
        expect(at).toBeLessThanOrEqual(received.getTime());
        expect(at).toBeGreaterThan(received.getTime() - 31 * DAY_MS);
      }),
    );
  });

  test('a wrong clock does not matter where the moment of sending is known', () => {
    fc.assert(
      fc.property(waits, errors, (wait, error) => {
        const sentAt = now.getTime() + error;
        expect(momentOf(iso(sentAt - wait), now, sentAt).getTime()).toBe(now.getTime() - wait);
      }),
    );
  });

  test('two actions of one device keep their order, whenever each is sent', () => {
    fc.assert(
      fc.property(waits, waits, fc.integer({ min: 0, max: DAY_MS }), errors, (one, other, pause, error) => {
        const first = now.getTime() - Math.max(one, other);
        const second = now.getTime() - Math.min(one, other);
        const receive = (made: number, sent: number) =>
          momentOf(iso(made + error), new Date(sent), sent + error).getTime();
        const at = receive(first, now.getTime());
        expect(at).toBe(first);
        expect(receive(second, now.getTime() + pause)).toBeGreaterThanOrEqual(at);
      }),
    );
  });
});

test('an action has waited when a call would have been faster', () => {
  expect(hasWaited(new Date(now.getTime() - 60_000), now)).toBe(false);
  expect(hasWaited(new Date(now.getTime() - 60_001), now)).toBe(true);
});

test('what was made before the latest is overtaken, unless both were made at nearly the same time', () => {
  const latest = now.getTime();
  expect(isOvertaken(latest - CLOSE_MS - 1, latest)).toBe(true);
  expect(isOvertaken(latest - CLOSE_MS, latest)).toBe(false);
  expect(isOvertaken(latest + 1, latest)).toBe(false);
});
