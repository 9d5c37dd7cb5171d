import type { ImportIssue } from '@sewa/contract/kernel/import/import';
import { toE164 } from '@sewa/contract/kernel/values/phone';

/** Reads the texts of one row by field, and notes what is wrong with them. */
export interface Cells {
  /** Empty when there is nothing. */
  text(field: string, options: { most: number; isRequired?: boolean }): string;
  /** Several entries in one cell, separated by semicolons, commas or line breaks. */
  words(field: string, options: { most: number; longest: number }): string[];
  /** YYYY-MM-DD. Of a year of two digits it is in the last hundred years, or in this century where days lie ahead. */
  day(field: string, options?: { isAhead?: boolean }): string | null;
  phone(field: string): string;
  phones(field: string, most: number): string[];
  /** A whole number above nought. */
  number(field: string, most: number): number | null;
  choice<Choice extends string>(field: string, words: ChoiceWords<Choice>): Choice | null;
  /** Several choices in one cell, separated like words. */
  choices<Choice extends string>(field: string, words: ChoiceWords<Choice>): Choice[];
  /** As it stands, for what the kind reads itself. */
  raw(field: string): string;
  note(issue: ImportIssue): void;
}

/** Choice → the words for it, in all languages; the choice itself is one. */
export type ChoiceWords<Choice extends string> = Readonly<Record<Choice, readonly string[]>>;

export function createCells(texts: Readonly<Record<string, string>>, issues: ImportIssue[]): Cells {
  const raw = (field: string) => tidy(texts[field] ?? '');
  const note = (issue: ImportIssue) => void issues.push(withWholeLetters(issue));
  const wrong = (field: string, code: string, value: string) =>
    note({ field, code, params: { value: value.slice(0, 60) } });

  function entriesOf(field: string): string[] {
    return raw(field)
      .split(/[;,\n|/]+/)
      .map((word) => word.trim())
      .filter(Boolean);
  }

  function words(field: string, { most, longest }: { most: number; longest: number }): string[] {
    const found = entriesOf(field);
    if (found.some((word) => word.length > longest))
      note({ field, code: 'tooLong', params: { most: longest } });
    if (found.length > most) note({ field, code: 'tooMany', params: { most } });
    return [...new Set(found)];
  }

  /** Null, and noted, where nothing of the kind is known. */
  function knownChoice<Choice extends string>(
    field: string,
    text: string,
    choices: ChoiceWords<Choice>,
  ): Choice | null {
    const found = choiceOf(text, choices);
    if (found === null)
      note({
        field,
        code: 'notAChoice',
        params: { value: text.slice(0, 60), choices: Object.keys(choices).join(', ') },
      });
    return found;
  }

  function phoneOf(field: string, text: string): string {
    const phone = toE164(withLatinDigits(text).replace(/\.0$/, ''));
    if (phone === null) wrong(field, 'notAPhone', text);
    return phone ?? '';
  }

  return {
    raw,
    note,
    words,
    text: (field, { most, isRequired }) => {
      const text = raw(field);
      if (text === '' && isRequired) note({ field, code: 'missing' });
      if (text.length > most) note({ field, code: 'tooLong', params: { most } });
      return text;
    },
    day: (field, { isAhead } = {}) => {
      const text = raw(field);
      if (text === '') return null;
      const day = dayOf(text, isAhead ? yearOfThisCentury : yearInThePast);
      if (day === null) wrong(field, 'notADay', text);
      return day;
    },
    phone: (field) => (raw(field) === '' ? '' : phoneOf(field, raw(field))),
    phones: (field, most) =>
      words(field, { most, longest: 24 })
        .map((text) => phoneOf(field, text))
        .filter(Boolean),
    number: (field, most) => {
      const text = raw(field);
      if (text === '') return null;
      const number = Number(withLatinDigits(text).replace(/^#|[\s,]/g, ''));
      if (Number.isInteger(number) && number > 0 && number <= most) return number;
      wrong(field, 'notANumber', text);
      return null;
    },
    choice: (field, choices) => (raw(field) === '' ? null : knownChoice(field, raw(field), choices)),
    choices: (field, choices) => {
      const found = entriesOf(field).flatMap((text) => knownChoice(field, text, choices) ?? []);
      return [...new Set(found)];
    },
  };
}

/** As one writes it in any of the three languages. */
function choiceOf<Choice extends string>(text: string, choices: ChoiceWords<Choice>): Choice | null {
  let words = madeWords.get(choices) as Map<string, Choice> | undefined;
  if (!words) {
    const all = Object.keys(choices) as Choice[];
    words = new Map(
      all.flatMap((choice) => [choice, ...choices[choice]].map((word) => [bare(word), choice])),
    );
    madeWords.set(choices, words);
  }
  return words.get(bare(text)) ?? null;
}
const madeWords = new WeakMap<object, Map<string, string>>();

function bare(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[–—−]/g, '-')
    .replace(/[\s._]/g, '');
}

/** What no database takes and nobody sees is taken out. */
function tidy(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.trim();
  const visible = text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\ufeff]/gu, '');
  return visible.toWellFormed().normalize('NFC').trim();
}

/** What is shown of a cell may be cut in the middle of an emoji, and no database takes half of one. */
function withWholeLetters({ params, ...issue }: ImportIssue): ImportIssue {
  if (params === undefined) return issue;
  const whole = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.toWellFormed() : value,
  ]);
  return { ...issue, params: Object.fromEntries(whole) };
}

/** ੧੯੮੦ and १९८० are 1980. */
export function withLatinDigits(text: string): string {
  return text.replace(/[०-९੦-੯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < 0x0a00 ? 0x0966 : 0x0a66));
  });
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Days as people in India write them, the day first; and as machines do. */
export function dayOf(text: string, yearOf = yearInThePast): string | null {
  const plain = withLatinDigits(text)
    .trim()
    .replace(/[T\s]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?(\s*[ap]m|Z)?$/i, '');
  const machine = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (machine) return existing(machine[1], machine[2], machine[3]);
  const numbers = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/.exec(plain);
  if (numbers) return existing(yearOf(numbers[3]), numbers[2], numbers[1]);
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*([a-z]{3,9})[-/., ]*(\d{4}|\d{2})$/i.exec(plain);
  if (!named) return null;
  const month = months.findIndex((name) => named[2]?.toLowerCase().startsWith(name)) + 1;
  return month === 0 ? null : existing(yearOf(named[3]), String(month), named[1]);
}

function existing(year = '', month = '', day = ''): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const isLeap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
  const longest = m === 2 && isLeap ? 29 : (monthLengths[m - 1] ?? 0);
  // The calendar of the database has no year 0.
  return y >= 1 && d >= 1 && d <= longest
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : null;
}
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Of two digits: the last hundred years. */
function yearInThePast(digits = ''): string {
  if (digits.length === 4) return digits;
  const now = new Date().getUTCFullYear();
  const year = now - (now % 100) + Number(digits);
  return String(year > now ? year - 100 : year);
}

function yearOfThisCentury(digits = ''): string {
  return digits.length === 4 ? digits : `20${digits}`;
}
