import type { Language } from '@sewa/contract/kernel/values/languages';
import { type Words, wordsOf } from './punjabi-intl.ts';

export interface Format {
  /** A calendar day (YYYY-MM-DD), short and local; the same day in every time zone. */
  day(day: string): string;
  /** The same with its weekday: Sun, 15 Nov 2026. */
  fullDay(day: string): string;
  /** The weekday of a day, short. */
  weekday(day: string): string;
  /** A moment (ISO), in the portal's time zone, whatever the device's clock is set to. */
  dateTime(moment: string): string;
  time(moment: string): string;
  /** A month (YYYY-MM), short: Nov 26. */
  month(month: string): string;
  /** The name of a month (YYYY-MM), without its year. */
  monthName(month: string): string;
  number(value: number): string;
  /** Whole paise as rupees: ₹1,23,456.50; whole rupees without their paise. */
  money(paise: number): string;
  /** 'Gurdaspur, Batala and Pathankot' */
  list(items: readonly string[]): string;
}

/** Indian conventions in all three languages: 15 Nov 2026, 1,23,456. Made once, for all who ask. */
export function formatFor(language: Language, timeZone: string): Format {
  const key = `${language} ${timeZone}`;
  const format = made.get(key) ?? makeFormat(language, timeZone);
  made.set(key, format);
  return format;
}
const made = new Map<string, Format>();

/** A formatter takes an old phone some twenty milliseconds to make: each waits until somebody needs it. */
function makeFormat(language: Language, timeZone: string): Format {
  const { locale, say }: Words = wordsOf(language);
  const days = once(() => new Intl.DateTimeFormat(locale, { ...shortDay, timeZone: 'UTC' }));
  const weekdays = once(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));
  const monthNames = once(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
  const moments = once(() => new Intl.DateTimeFormat(locale, { ...shortDay, ...shortTime, timeZone }));
  const times = once(() => new Intl.DateTimeFormat(locale, { ...shortTime, timeZone }));
  const months = once(
    () => new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' }),
  );
  const numbers = once(() => new Intl.NumberFormat(locale));
  const rupees = once(() => new Intl.NumberFormat(locale, { ...inRupees, maximumFractionDigits: 0 }));
  const rupeesAndPaise = once(() => new Intl.NumberFormat(locale, inRupees));
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const dayOf = (day: string) => say(days().formatToParts(utc(day)));
  const weekdayOf = (day: string) => say(weekdays().formatToParts(utc(day)));
  return {
    day: dayOf,
    fullDay: (day) => `${weekdayOf(day)}, ${dayOf(day)}`,
    weekday: weekdayOf,
    monthName: (month) => say(monthNames().formatToParts(utc(`${month}-01`))),
    dateTime: (moment) => say(moments().formatToParts(new Date(moment))),
    time: (moment) => say(times().formatToParts(new Date(moment))),
    month: (month) => say(months().formatToParts(utc(`${month}-01`))),
    // The counts of a first screen are mostly small, and then written alike everywhere.
    number: (value) => (isSmallWhole(value) ? String(value) : numbers().format(value)),
    money: (paise) => (paise % 100 === 0 ? rupees() : rupeesAndPaise()).format(paise / 100),
    list: (items) => say(lists().formatToParts(items)),
  };
}

function utc(day: string): Date {
  return new Date(`${day.slice(0, 10)}T00:00:00Z`);
}

function isSmallWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const inRupees = { style: 'currency', currency: 'INR' } as const;
const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortTime = { hour: 'numeric', minute: '2-digit' } as const;
