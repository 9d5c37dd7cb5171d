import { expect, test } from 'vitest';
import { wordsOf } from './punjabi-intl.ts';

const day = new Date('2026-11-15T00:00:00Z');
const look = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

test('a day in the three languages', () => {
  const say = (language: 'en' | 'hi' | 'pa') => {
    const words = wordsOf(language);
    return words.say(new Intl.DateTimeFormat(words.locale, look).formatToParts(day));
  };
  expect(say('en')).toBe('15 Nov 2026');
  expect(say('hi')).toBe('15 नव॰ 2026');
  expect(say('pa')).toBe('15 ਨਵੰ 2026');
});

test('every month has its Punjabi word', () => {
  const { locale, say } = wordsOf('pa');
  const months = Array.from({ length: 12 }, (_, month) =>
    say(new Intl.DateTimeFormat(locale, look).formatToParts(new Date(Date.UTC(2026, month, 1)))),
  );
  expect(months.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
});

test('a list and a time in Punjabi', () => {
  const { locale, say } = wordsOf('pa');
  expect(say(new Intl.ListFormat(locale).formatToParts(['A', 'B', 'C']))).toMatch(/^A, B,? ਅਤੇ C$/);
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  expect(say(time.formatToParts(new Date('2026-11-15T15:05:00Z')))).toMatch(/^3:05\s?ਬਾ\.ਦੁ\.$/);
});
