import type { Language } from '@sewa/contract/kernel/languages';

/** Indian conventions in all three languages: 15 Nov 2026, 1,23,456. */
export function formatFor(language: Language, timeZone: string) {
  const locale = `${language}-IN`;
  const days = new Intl.DateTimeFormat(locale, { ...shortDay, timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, { ...shortDay, ...shortTime, timeZone });
  const numbers = new Intl.NumberFormat(locale);
  return {
    /** A calendar day (YYYY-MM-DD): the same day in every time zone. */
    day: (day: string) => days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`)),
    dateTime: (moment: Date) => moments.format(moment),
    number: (value: number) => numbers.format(value),
  };
}

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortTime = { hour: 'numeric', minute: '2-digit' } as const;
