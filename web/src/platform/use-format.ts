import { useMemo } from 'react';
import { locales } from './i18n.ts';
import { languageStore } from './language.ts';
import { pageMeta } from './page-meta.ts';
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
  return useMemo(
    () => formatFor(locales[language], pageMeta('portal-time-zone', 'Asia/Kolkata')),
    [language],
  );
}

export function formatFor(locale: string, timeZone: string): Format {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const numbers = new Intl.NumberFormat(locale);
  const rupees = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    day: (day) => days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)),
    dateTime: (moment) => moments.format(new Date(moment)),
    time: (moment) => times.format(new Date(moment)),
    number: (value) => numbers.format(value),
    money: (paise) => rupees.format(paise / 100),
    list: (items) => lists.format(items),
  };
}
