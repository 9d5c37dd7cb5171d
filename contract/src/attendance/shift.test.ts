import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentNear, momentOf, plannedTime, timeOf } from './shift.ts';

const zones = [
  'Asia/Kolkata',
  'UTC',
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
];
const days = fc
  .integer({ min: Date.parse('2020-01-01'), max: Date.parse('2035-12-31') })
  .map((moment) => new Date(moment).toISOString().slice(0, 10));
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

function shownIn(timeZone: string, moment: number): string {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return text.format(moment);
}

describe('a time of a day as a moment', () => {
  test('is India’s, half an hour off the hour', () => {
    expect(new Date(momentOf('2026-11-15', '06:30', 'Asia/Kolkata')).toISOString()).toBe(
      '2026-11-15T01:00:00.000Z',
    );
  });

  test('is shown by the clocks of the zone, unless they skip it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, times, (zone, day, time) => {
        const moment = momentOf(day, time, zone);
        const wished = `${day} ${time}`;
        // The hour that a change to summer time skips is the only one that no clock shows.
        const isSkipped = ![-120, -60, -30, 0, 30, 60, 120].some(
          (minutes) => shownIn(zone, moment + minutes * 60_000) === wished,
        );
        expect(isSkipped || shownIn(zone, moment) === wished).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the planned time', () => {
  test('ends after midnight where the end is not after the start', () => {
    const night = plannedTime({ onDay: '2026-12-31', startTime: '22:00', endTime: '04:00' }, 'Asia/Kolkata');
    expect(new Date(night.startsAt).toISOString()).toBe('2026-12-31T16:30:00.000Z');
    expect(new Date(night.endsAt).toISOString()).toBe('2026-12-31T22:30:00.000Z');
  });

  test('is as long as planned, but for a change of the clocks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, times, times, (zone, onDay, startTime, endTime) => {
        const { startsAt, endsAt } = plannedTime({ onDay, startTime, endTime }, zone);
        const difference = Math.abs((endsAt - startsAt) / 60_000 - minutesBetween(startTime, endTime));
        expect(difference).toBeLessThanOrEqual(zone === 'Asia/Kolkata' || zone === 'UTC' ? 0 : 120);
      }),
      { numRuns: 300 },
    );
  });
});

/** Equal times are a whole day apart. */
function minutesBetween(startTime: string, endTime: string): number {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return (minutesOf(endTime) - minutesOf(startTime) + 1440) % 1440 || 1440;
}

describe('a time of day on a sheet', () => {
  const zone = 'Asia/Kolkata';
  const near = (times: { startTime: string; endTime: string }, time: string) => {
    const sheet = { onDay: '2026-11-15', ...times };
    return new Date(momentNear({ ...sheet, ...plannedTime(sheet, zone) }, time, zone)).toISOString();
  };

  test('is of the day of the sheet, also a little before and after', () => {
    const morning = { startTime: '06:00', endTime: '09:00' };
    for (const time of ['05:30', '07:00', '09:40'])
      expect(near(morning, time)).toBe(new Date(momentOf('2026-11-15', time, zone)).toISOString());
  });

  test('is of the nearest day when the sheet touches midnight', () => {
    const night = { startTime: '22:00', endTime: '02:00' };
    expect(near(night, '21:45')).toBe(new Date(momentOf('2026-11-15', '21:45', zone)).toISOString());
    expect(near(night, '01:30')).toBe(new Date(momentOf('2026-11-16', '01:30', zone)).toISOString());
    expect(near(night, '02:30')).toBe(new Date(momentOf('2026-11-16', '02:30', zone)).toISOString());
    const early = { startTime: '00:15', endTime: '03:00' };
    expect(near(early, '23:50')).toBe(new Date(momentOf('2026-11-14', '23:50', zone)).toISOString());
  });

  test('reads as it was entered', () => {
    expect(timeOf(momentOf('2026-11-15', '00:05', zone), zone)).toBe('00:05');
    expect(timeOf(momentOf('2026-11-15', '18:30', zone), zone)).toBe('18:30');
  });
});
