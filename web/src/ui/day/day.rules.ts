/**
 * What a person types as a day, day first: 31-12-1980, 31/12/80, 31.12, 31121980. A day pasted as 1980-12-31 is read
 * too. Null when it is no day of the calendar; an empty text is an empty text. Without a year it is this year's day, or
 * the next or last year's where this one's is before `from` or after `until` and that one is between them.
 */
export function readDay(
  text: string,
  today: string,
  { from = '', until = '9999' }: { from?: string | undefined; until?: string | undefined } = {},
): string | null {
  const typed = westernDigits(text).trim();
  if (typed === '') return '';
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  if (iso) return realDay(isoDay(iso[1], iso[2], iso[3]));
  const parts =
    /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?$/.exec(typed) ??
    /^(\d\d)(\d\d)(\d{4}|\d{2})$/.exec(typed);
  if (parts === null) return null;
  const [, date, month, year] = parts;
  if (year !== undefined) return realDay(isoDay(fullYear(year, today), month, date));
  const thisYear = Number(today.slice(0, 4));
  const dayIn = (one: number) => isoDay(String(one), month, date);
  // Compared before it is checked: 29 February has its place also in a year that lacks it.
  const nearby = [thisYear, thisYear + 1, thisYear - 1].map(dayIn);
  const within = nearby.find((day) => day >= from && day <= until);
  return realDay(within ?? dayIn(thisYear));
}

/** A day as it stands in the field: 31-12-1980. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return isDay(day) ? `${date}-${month}-${year}` : day;
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && realDay(text) !== null;
}

/** So many days, months or years later; the end of a short month stands for the days it lacks. */
export function shifted(day: string, by: { days?: number; months?: number }): string {
  const [year, month, date] = splitDay(day).map(Number) as [number, number, number];
  const target = new Date(Date.UTC(year, month - 1 + (by.months ?? 0), 1));
  const last = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(date, last) + (by.days ?? 0));
  return target.toJSON().slice(0, 10);
}

/** The weeks of the month around a day, each from Monday to Sunday, with the days of its neighbours. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 8)}01`;
  const weekday = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const start = shifted(first, { days: -weekday });
  const next = shifted(first, { months: 1 });
  const weeks: string[][] = [];
  for (let monday = start; monday < next; monday = shifted(monday, { days: 7 })) {
    weeks.push(Array.from({ length: 7 }, (_, place) => shifted(monday, { days: place })));
  }
  return weeks;
}

function splitDay(day: string): [string, string, string] {
  return [day.slice(0, 4), day.slice(5, 7), day.slice(8, 10)];
}

function isoDay(year = '', month = '', date = ''): string {
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

function realDay(day: string): string | null {
  return new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ? day : null;
}

/** Of two digits the nearest year, at most nineteen years ahead. */
function fullYear(year: string, today: string): string {
  if (year.length === 4) return year;
  const now = Number(today.slice(0, 4));
  const inThisCentury = now - (now % 100) + Number(year);
  return String(inThisCentury > now + 19 ? inThisCentury - 100 : inThisCentury);
}

/** Gurmukhi and Devanagari digits. */
function westernDigits(text: string): string {
  return text
    .replace(/[੦-੯]/g, (digit) => String(digit.charCodeAt(0) - 0x0a66))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
