// Long because the edges of months, years and weeks are each a case of their own.
import { weekdays } from '@sewa/contract/user/schedules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  firstClash,
  neverHappens,
  nextDay,
  problemsOf,
  ruleOf,
  type Timing,
  tidied,
} from './schedule.rules.ts';

function timing(more: Partial<Timing> = {}): Timing {
  return {
    kind: 'weekly',
    days: ['SU'],
    interval: 1,
    nth: 1,
    startTime: '06:30',
    endTime: '12:30',
    validFrom: '2026-01-01',
    validTo: null,
    holidays: [],
    ...more,
  };
}

function weekdayOf(day: string): (typeof weekdays)[number] | undefined {
  return weekdays[(new Date(day).getUTCDay() + 6) % 7];
}

describe('the rule in words of RFC 5545', () => {
  test('weekly, from the first fitting day, without its holidays, until its end', () => {
    const rule = ruleOf(timing({ days: ['WE', 'SU'], validTo: '2026-03-31', holidays: ['2026-01-18'] }));
    expect(rule).toBe(
      'DTSTART:20260104T063000\nRRULE:FREQ=WEEKLY;BYDAY=WE,SU;WKST=MO;UNTIL=20260331T235959\nEXDATE:20260118T063000',
    );
  });

  test('every two weeks, once, monthly on the last Friday', () => {
    expect(ruleOf(timing({ kind: 'everyNWeeks', interval: 2 }))).toContain('FREQ=WEEKLY;INTERVAL=2;BYDAY=SU');
    expect(ruleOf(timing({ kind: 'once' }))).toBe('DTSTART:20260101T063000\nRRULE:FREQ=DAILY;COUNT=1');
    expect(ruleOf(timing({ kind: 'monthly', days: ['FR'], nth: -1 }))).toBe(
      'DTSTART:20260130T063000\nRRULE:FREQ=MONTHLY;BYDAY=-1FR',
    );
  });

  test('the longest rule fits the column', () => {
    const holidays = Array.from({ length: 200 }, (_, week) => addDays('2026-01-04', week * 7));
    expect(ruleOf(timing({ holidays, days: [...weekdays], validTo: '2099-12-31' })).length).toBeLessThan(
      4000,
    );
  });
});

describe('days', () => {
  test('once is one day, whatever its end says', () => {
    const once = timing({ kind: 'once', days: [], validFrom: '2028-02-29', validTo: '2028-12-31' });
    expect(daysBetween(once, '2028-01-01', '2029-12-31')).toEqual(['2028-02-29']);
  });

  test('weekly over the end of a year', () => {
    const sundays = daysBetween(timing({ validFrom: '2025-01-01' }), '2025-12-22', '2026-01-11');
    expect(sundays).toEqual(['2025-12-28', '2026-01-04', '2026-01-11']);
  });

  test('both ends of the validity and of the window count', () => {
    const bounded = timing({ validFrom: '2026-01-04', validTo: '2026-01-18' });
    expect(daysBetween(bounded, '2025-01-01', '2026-12-31')).toEqual([
      '2026-01-04',
      '2026-01-11',
      '2026-01-18',
    ]);
    expect(daysBetween(bounded, '2026-01-11', '2026-01-11')).toEqual(['2026-01-11']);
    expect(daysBetween(bounded, '2026-01-12', '2026-01-11')).toEqual([]);
  });

  test('every n weeks counts from the first fitting day, not from the week of the first valid day', () => {
    const mondays = timing({ kind: 'everyNWeeks', interval: 3, days: ['MO'], validFrom: '2026-01-07' });
    expect(daysBetween(mondays, '2026-01-01', '2026-03-01')).toEqual([
      '2026-01-12',
      '2026-02-02',
      '2026-02-23',
    ]);
  });

  test('every two weeks on two days keeps both in the same week, over the end of a 53-week year', () => {
    const pairs = timing({ kind: 'everyNWeeks', interval: 2, days: ['MO', 'FR'], validFrom: '2026-12-16' });
    expect(daysBetween(pairs, '2026-12-01', '2027-01-31')).toEqual([
      '2026-12-18',
      '2026-12-28',
      '2027-01-01',
      '2027-01-11',
      '2027-01-15',
      '2027-01-25',
      '2027-01-29',
    ]);
  });

  test('monthly on the second Sunday, and on the last one of short and leap months', () => {
    const second = timing({ kind: 'monthly', nth: 2 });
    expect(daysBetween(second, '2026-01-01', '2026-04-30')).toEqual([
      '2026-01-11',
      '2026-02-08',
      '2026-03-08',
      '2026-04-12',
    ]);
    const last = timing({ kind: 'monthly', nth: -1, days: ['TU'] });
    expect(daysBetween(last, '2028-01-01', '2028-03-31')).toEqual(['2028-01-25', '2028-02-29', '2028-03-28']);
    expect(daysBetween(last, '2027-02-01', '2027-02-28')).toEqual(['2027-02-23']);
  });

  test('monthly from a day after this month’s turn begins next month', () => {
    const first = timing({ kind: 'monthly', nth: 1, validFrom: '2026-01-05' });
    expect(nextDay(first, '2026-01-01')).toBe('2026-02-01');
  });

  test('holidays are left out, other days of the list do not matter', () => {
    const off = timing({ holidays: ['2026-01-11', '2026-01-12'] });
    expect(daysBetween(off, '2026-01-01', '2026-01-31')).toEqual(['2026-01-04', '2026-01-18', '2026-01-25']);
  });

  test('the next day: today counts, the past does not, after the end there is none', () => {
    const bounded = timing({ validTo: '2026-02-01' });
    expect(nextDay(bounded, '2026-01-04')).toBe('2026-01-04');
    expect(nextDay(bounded, '2026-01-05')).toBe('2026-01-11');
    expect(nextDay(bounded, '2026-02-02')).toBeNull();
  });

  test('a start before a clock change, and at midnight, keeps its day', () => {
    const night = timing({ startTime: '02:30', endTime: '05:00' });
    expect(daysBetween(night, '2026-03-22', '2026-04-05')).toEqual([
      '2026-03-22',
      '2026-03-29',
      '2026-04-05',
    ]);
    const midnight = timing({ startTime: '00:00', endTime: '23:59' });
    expect(daysBetween(midnight, '2026-03-29', '2026-03-29')).toEqual(['2026-03-29']);
  });
});

describe('a schedule that never takes place', () => {
  test.each([
    [timing({ days: ['SU'], validFrom: '2026-01-05', validTo: '2026-01-10' })],
    [timing({ kind: 'once', holidays: ['2026-01-01'] })],
    [timing({ kind: 'monthly', nth: 4, validFrom: '2026-01-26', validTo: '2026-02-21' })],
    [timing({ validTo: '2026-01-12', holidays: ['2026-01-04', '2026-01-11'] })],
  ])('%#', (never) => {
    expect(neverHappens(never)).toBe(true);
  });

  test('an open end with two hundred holidays still takes place', () => {
    const holidays = Array.from({ length: 200 }, (_, week) => addDays('2026-01-04', week * 7));
    expect(neverHappens(timing({ holidays }))).toBe(false);
    expect(nextDay(timing({ holidays }), '2026-01-01')).toBe(addDays('2026-01-04', 1400));
  });
});

describe('fields that do not fit together', () => {
  test.each([
    [timing(), []],
    [timing({ days: [] }), ['days']],
    [timing({ kind: 'everyNWeeks', interval: 1 }), ['interval']],
    [timing({ kind: 'everyNWeeks', interval: 2, days: [] }), ['days']],
    [timing({ kind: 'monthly', days: [] }), ['days']],
    [timing({ kind: 'monthly', days: ['MO', 'TU'] }), ['days']],
    [timing({ kind: 'once', days: [] }), []],
    [timing({ validTo: '2025-12-31' }), ['validTo']],
    [timing({ endTime: '06:30' }), ['endTime']],
    [timing({ endTime: '01:00' }), []],
    [timing({ validFrom: '0001-01-01' }), ['validFrom']],
    [timing({ validTo: '9999-12-31' }), ['validTo']],
  ])('%#', (fields, wrong) => {
    expect(Object.keys(problemsOf(fields))).toEqual(wrong);
  });

  test('tidying keeps what the kind asks for', () => {
    const tidy = tidied(
      timing({ days: ['SU', 'MO', 'SU'], interval: 5, nth: 3, holidays: ['2026-02-01', '2026-01-01'] }),
    );
    expect(tidy).toMatchObject({
      days: ['MO', 'SU'],
      interval: 1,
      nth: 1,
      holidays: ['2026-01-01', '2026-02-01'],
    });
  });
});

describe('clashes', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };

  test('overlapping times on a common day', () => {
    const one = timing();
    expect(firstClash(one, timing({ startTime: '12:00', endTime: '14:00' }), year)).toBe('2026-01-04');
    expect(firstClash(one, timing({ startTime: '12:30', endTime: '14:00' }), year)).toBeNull();
    expect(firstClash(one, timing({ days: ['MO'] }), year)).toBeNull();
    expect(firstClash(one, timing({ kind: 'monthly', days: ['SU'], nth: -1 }), year)).toBe('2026-01-25');
  });

  test('a night shift reaches into the next morning, both ways', () => {
    const night = timing({ days: ['SA'], startTime: '22:00', endTime: '07:00' });
    expect(firstClash(timing(), night, year)).toBe('2026-01-03');
    expect(firstClash(night, timing(), year)).toBe('2026-01-04');
    expect(firstClash(timing(), { ...night, endTime: '06:30' }, year)).toBeNull();
  });

  test('only within the validity of both', () => {
    const later = timing({ validFrom: '2026-06-01' });
    expect(firstClash(timing({ validTo: '2026-05-31' }), later, year)).toBeNull();
    expect(firstClash(timing({ validTo: '2026-06-07' }), later, year)).toBe('2026-06-07');
  });

  test('a holiday is no clash', () => {
    expect(firstClash(timing({ holidays: ['2026-01-04'] }), timing(), year)).toBe('2026-01-11');
  });
});

const anyDay = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2020-01-01', days));
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const anyTiming: fc.Arbitrary<Timing> = fc
  .record({
    kind: fc.constantFrom('once', 'weekly', 'everyNWeeks', 'monthly'),
    days: fc.subarray([...weekdays], { minLength: 1 }),
    interval: fc.integer({ min: 2, max: 12 }),
    nth: fc.constantFrom(1, 2, 3, 4, -1),
    startTime: anyTime,
    endTime: anyTime,
    validFrom: anyDay,
    length: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
    holidayOffsets: fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 30 }),
  })
  .map(({ length, holidayOffsets, ...fields }) =>
    tidied({
      ...fields,
      days: fields.kind === 'monthly' ? fields.days.slice(0, 1) : fields.days,
      validTo: length === null ? null : addDays(fields.validFrom, length),
      holidays: holidayOffsets.map((offset) => addDays(fields.validFrom, offset)),
    } as Timing),
  );

describe('whatever is entered', () => {
  test('every day lies within the validity, on a named weekday, on no holiday, and once', () => {
    fc.assert(
      fc.property(anyTiming, (one) => {
        const days = daysBetween(one, addDays(one.validFrom, -400), addDays(one.validFrom, 1200));
        for (const day of days) {
          expect(day >= one.validFrom && (one.validTo === null || day <= one.validTo)).toBe(true);
          expect(one.holidays).not.toContain(day);
          if (one.kind !== 'once') expect(one.days).toContain(weekdayOf(day));
        }
        expect(days).toEqual([...new Set(days)].sort());
      }),
    );
  });

  test('weekly days are exactly those of the calendar', () => {
    fc.assert(
      fc.property(anyTiming, (given) => {
        const one = {
          ...given,
          kind: 'weekly' as const,
          days: given.days.length > 0 ? given.days : ['SU' as const],
        };
        const expected: string[] = [];
        for (let offset = 0; offset < 120; offset += 1) {
          const day = addDays(one.validFrom, offset);
          const isOn =
            (one.days as readonly unknown[]).includes(weekdayOf(day)) && !one.holidays.includes(day);
          if (isOn && (one.validTo === null || day <= one.validTo)) expected.push(day);
        }
        expect(daysBetween(one, one.validFrom, addDays(one.validFrom, 119))).toEqual(expected);
      }),
    );
  });

  test('monthly days are the nth of their weekday', () => {
    fc.assert(
      fc.property(anyTiming, (given) => {
        const one = { ...given, kind: 'monthly' as const, days: [given.days[0] ?? ('SU' as const)] };
        for (const day of daysBetween(one, one.validFrom, addDays(one.validFrom, 800))) {
          const date = Number(day.slice(8));
          if (one.nth > 0) expect(Math.ceil(date / 7)).toBe(one.nth);
          else expect(addDays(day, 7).slice(5, 7)).not.toBe(day.slice(5, 7));
        }
      }),
    );
  });

  test('the next day is the first of the days between', () => {
    fc.assert(
      fc.property(anyTiming, anyDay, (one, from) => {
        const next = nextDay(one, from);
        const within = daysBetween(one, from, addDays(from, 3000));
        if (next !== null && next <= addDays(from, 3000)) expect(within[0]).toBe(next);
        if (next === null) expect(within).toEqual([]);
      }),
    );
  });

  test('a clash is mutual', () => {
    fc.assert(
      fc.property(anyTiming, anyTiming, (one, other) => {
        if (one.startTime === one.endTime || other.startTime === other.endTime) return;
        const window = { from: addDays(one.validFrom, -10), to: addDays(one.validFrom, 3000) };
        const all = { ...one, validTo: one.validTo ?? addDays(one.validFrom, 900) };
        const both = [firstClash(all, other, window), firstClash(other, all, window)];
        expect(both[0] === null).toBe(both[1] === null);
      }),
    );
  });
});
