import type { Format } from '../../platform/intl/format.ts';

const moment = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/;
const day = /^\d{4}-\d\d-\d\d$/;
/** An id tells a reader nothing, even where nobody knows the name behind it. */
const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function plainText(text: string, format: Format, nameOf: (id: string) => string): string {
  if (moment.test(text)) return format.dateTime(text.replace(' ', 'T'));
  if (day.test(text)) return format.day(text);
  return id.test(text) ? nameOf(text) : text;
}

interface NumberPlace {
  column: string;
  /** The column holds an amount in paise. */
  isMoney: boolean;
  format: Format;
}

export function numberText(given: number, { column, isMoney, format }: NumberPlace): string {
  if (isMoney) return format.money(given);
  // The number of a record and a year are names, not quantities: 1291, not 1,291.
  return column === 'number' || column === 'year' ? String(given) : format.number(given);
}
