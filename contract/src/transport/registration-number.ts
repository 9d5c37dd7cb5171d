import { z } from 'zod';
import { refusing } from '../kernel/resource/field-reasons.ts';

/** Codes of states and union territories, also those that are no longer given but still drive. */
const states = new Set(
  (
    'AN AP AR AS BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK ' +
    'TG TN TR TS UA UK UP WB'
  ).split(' '),
);

const DELHI = 'DL';
/** The series of vehicles that move between states began in 2021. */
const FIRST_BH_YEAR = 21;

/** A letter of a series: I and O would be read as 1 and 0. */
const letter = '[A-HJ-NP-Z]';
const gap = '[ .-]*';
const ofState = [
  new RegExp(`^([A-Z]{2})${gap}(\\d{1,2})${gap}(${letter}(?:${gap}${letter}){0,3})${gap}(\\d{1,4})$`),
  // Without letters only a gap, or a number of four digits, tells the district from the number.
  /^([A-Z]{2})[ .-]*(\d{1,2})()[ .-]+(\d{1,4})$/,
  /^([A-Z]{2})[ .-]*(\d{1,2})()(\d{4})$/,
];
const ofBharat = new RegExp(`^(\\d{2})${gap}BH${gap}(\\d{4})${gap}(${letter}{1,2})$`);

/**
 * A registration number as the portal writes it (`PB 02 AB 1234`, `DL 1C AA 1111`, `22 BH 1234 AA`), whatever spaces,
 * dashes or dots stand between its parts; null where it is none.
 */
export function parseRegistration(entered: string): string | null {
  const text = entered.trim().toUpperCase();
  return parseBharat(text) ?? parseState(text);
}

function parseBharat(text: string): string | null {
  const [, year = '', number = '', series = ''] = ofBharat.exec(text) ?? [];
  if (series === '' || Number(year) < FIRST_BH_YEAR || Number(number) === 0) return null;
  return `${year} BH ${number} ${series}`;
}

function parseState(text: string): string | null {
  const found = ofState.map((form) => form.exec(text)).find((match) => match !== null);
  const [, state = '', district = '', typed = '', number = ''] = found ?? [];
  const series = typed.replace(/[^A-Z]/g, '');
  if (!states.has(state) || Number(district) === 0 || Number(number) === 0) return null;
  const isDelhi = state === DELHI;
  // Delhi puts a letter for the kind of vehicle before the series.
  if (series.length > (isDelhi ? 4 : 3)) return null;
  const place = isDelhi
    ? `${Number(district)}${series.slice(0, 1)} ${series.slice(1)}`
    : `${district.padStart(2, '0')} ${series}`;
  return `${state} ${place.trim()} ${number.padStart(4, '0')}`;
}

/** Kept as the portal writes it, so that one vehicle has one number. */
export const registrationSchema = z
  .string()
  .trim()
  .max(20)
  // The usual form, for the description of the call; the others are accepted too.
  .meta({ pattern: '^(PB|HR|HP|UP|RJ) [0-9]{2} [A-H]{1,3} [0-9]{4}$' })
  .transform((text) => parseRegistration(text) ?? text)
  .refine((text) => parseRegistration(text) !== null, refusing('noRegistration'));
