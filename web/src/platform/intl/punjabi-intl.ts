import type { Language } from '@sewa/contract/kernel/values/languages';

/** Words between the figures of a date or the members of a list. */
export interface Words {
  locale: string;
  say(parts: readonly Part[]): string;
}

interface Part {
  type: string;
  value: string;
}

/**
 * Chromium has no Punjabi in its `Intl` (a date reads "2026 M11 15"), so Punjabi takes the Indian English form, which
 * has the same order and grouping, and puts its own words in.
 */
export function wordsOf(language: Language): Words {
  switch (language) {
    case 'en':
      return { locale: 'en-IN', say: asTheyAre };
    case 'hi':
      return { locale: 'hi-IN', say: asTheyAre };
    case 'pa':
      return { locale: 'en-IN', say: inPunjabi };
  }
}

function asTheyAre(parts: readonly Part[]): string {
  return parts.map(({ value }) => value).join('');
}

function inPunjabi(parts: readonly Part[]): string {
  return parts.map(punjabiWord).join('');
}

function punjabiWord({ type, value }: Part): string {
  if (type === 'month') return months[value.slice(0, 3)] ?? value;
  if (type === 'weekday') return weekdays[value.slice(0, 3)] ?? value;
  if (type === 'dayPeriod') return value.toLowerCase().startsWith('a') ? 'ਪੂ.ਦੁ.' : 'ਬਾ.ਦੁ.';
  return type === 'literal' ? value.replace(/\band\b/, 'ਅਤੇ') : value;
}

const weekdays: Readonly<Record<string, string>> = {
  Mon: 'ਸੋਮ',
  Tue: 'ਮੰਗਲ',
  Wed: 'ਬੁੱਧ',
  Thu: 'ਵੀਰ',
  Fri: 'ਸ਼ੁੱਕਰ',
  Sat: 'ਸ਼ਨੀ',
  Sun: 'ਐਤ',
};

const months: Readonly<Record<string, string>> = {
  Jan: 'ਜਨ',
  Feb: 'ਫ਼ਰ',
  Mar: 'ਮਾਰਚ',
  Apr: 'ਅਪ੍ਰੈ',
  May: 'ਮਈ',
  Jun: 'ਜੂਨ',
  Jul: 'ਜੁਲਾ',
  Aug: 'ਅਗ',
  Sep: 'ਸਤੰ',
  Oct: 'ਅਕਤੂ',
  Nov: 'ਨਵੰ',
  Dec: 'ਦਸੰ',
};
