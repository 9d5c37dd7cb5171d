import type { Language } from '@sewa/contract/kernel/languages';
import { useMemo } from 'react';
import { languageStore } from './language.ts';
import { portalTimeZone } from './page-meta.ts';
import { type Words, wordsOf } from './punjabi-intl.ts';
import { useStore } from './store.ts';

export interface Format {
  /** A calendar day (YYYY-MM-DD), short and local; the same day in every time zone. */
  day(day: string): string;
  /** A moment (ISO), in the portal's time zone, whatever the device's clock is set to. */
  dateTime(moment: string): string;
  time(moment: string): string;
  number(value: number): string;
  /** Whole paise as rupees. */
  money(paise: number): string;
  /** 'Gurdaspur, Batala and Pathankot' */
  list(items: readonly string[]): string;
}

export function useFormat(): Format {
  const language = useStore(languageStore);
  return useMemo(() => formatFor(language, portalTimeZone()), [language]);
}

/** Indian conventions in all three languages: 15 Nov 2026, 1,23,456. */
export function formatFor(language: Language, timeZone: string): Format {
  const { locale, say }: Words = wordsOf(language);
  const days = new Intl.DateTimeFormat(locale, { ...shortDay, timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, { ...shortDay, ...shortTime, timeZone });
  const times = new Intl.DateTimeFormat(locale, { ...shortTime, timeZone });
  const numbers = new Intl.NumberFormat(locale);
  const rupees = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    day: (day) => say(days.formatToParts(new Date(`${day.slice(0, 10)}T00:00:00Z`))),
    dateTime: (moment) => say(moments.formatToParts(new Date(moment))),
    time: (moment) => say(times.formatToParts(new Date(moment))),
    number: (value) => numbers.format(value),
    money: (paise) => rupees.format(paise / 100),
    list: (items) => say(lists.formatToParts(items)),
  };
}

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortTime = { hour: 'numeric', minute: '2-digit' } as const;
