import type { Language } from '@sewa/contract/kernel/values/languages';

export interface PrintFormat {
  language: Language;
  /** A calendar day (YYYY-MM-DD): the same day in every time zone. None stays none. */
  day(day: string | null): string | null;
  /** A month (YYYY-MM) with its year: November 2026. */
  month(month: string): string;
  dateTime(moment: Date): string;
  number(value: number): string;
  /** +91 98765 43210, on one line. */
  phone(e164: string): string;
}

/** Indian conventions in all three languages: 15 Nov 2026, 1,23,456. */
export function formatFor(language: Language, timeZone: string): PrintFormat {
  const locale = `${language}-IN`;
  const days = new Intl.DateTimeFormat(locale, { ...shortDay, timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const moments = new Intl.DateTimeFormat(locale, { ...shortDay, ...shortTime, timeZone });
  const numbers = new Intl.NumberFormat(locale);
  return {
    language,
    day: (day) => (day === null ? null : days.format(new Date(`${day.slice(0, 10)}T00:00:00Z`))),
    month: (month) => months.format(new Date(`${month}-01T00:00:00Z`)),
    dateTime: (moment) => moments.format(moment),
    number: (value) => numbers.format(value),
    phone: (e164) => e164.replace(/^(\+91)(\d{5})(\d{5})$/, '$1\u00a0$2\u00a0$3'),
  };
}

const shortDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const shortTime = { hour: 'numeric', minute: '2-digit' } as const;
