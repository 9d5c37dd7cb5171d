import { birthDateOfAge } from '@sewa/contract/people/person';

export interface Birth {
  birthDate: string | null;
  isBirthEstimated: boolean;
}

const OLDEST = 130;

/**
 * What a clerk types into the one field: a date (31/12/1980, 31.12.80, 31121980, 1980-12-31), an age (45) or a year (1980).
 * Null when it is none of them.
 */
export function readBirth(text: string, today: string): Birth | null {
  const typed = westernDigits(text).trim();
  if (typed === '') return { birthDate: null, isBirthEstimated: false };
  if (/^\d{1,3}$/.test(typed)) {
    const age = Number(typed);
    return age <= OLDEST ? { birthDate: birthDateOfAge(age, today), isBirthEstimated: true } : null;
  }
  if (/^(19|20)\d\d$/.test(typed)) return known(`${typed}-01-01`, today, true);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return known(dayOf(iso[1], iso[2], iso[3]), today, false);
  const parts =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{2}|\d{4})$/.exec(typed) ?? /^(\d\d)(\d\d)(\d{4})$/.exec(typed);
  return parts ? known(dayOf(fullYear(parts[3] ?? '', today), parts[2], parts[1]), today, false) : null;
}

/** The text that a kept birth date is shown with in the field. */
export function birthText({ birthDate, isBirthEstimated }: Birth, ageNow: number | null): string {
  if (birthDate === null) return '';
  if (isBirthEstimated && ageNow !== null) return String(ageNow);
  const [year, month, day] = birthDate.split('-');
  return `${day}/${month}/${year}`;
}

function known(day: string, today: string, isBirthEstimated: boolean): Birth | null {
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;
  return isDay && day <= today && day >= '1900-01-01' ? { birthDate: day, isBirthEstimated } : null;
}

function dayOf(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** '54' is 1954: of two centuries the one that lies in the past. */
function fullYear(year: string, today: string): string {
  if (year.length === 4) return year;
  const century = Number(today.slice(0, 2));
  return Number(year) > Number(today.slice(2, 4)) ? `${century - 1}${year}` : `${century}${year}`;
}

/** Gurmukhi and Devanagari digits. */
function westernDigits(text: string): string {
  return text
    .replace(/[੦-੯]/g, (digit) => String(digit.charCodeAt(0) - 0x0a66))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
