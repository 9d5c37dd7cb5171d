import { errorText } from '../kernel/calls/errors.ts';
import { choiceWord } from '../kernel/resource/words.ts';
import type { Language } from '../kernel/values/languages.ts';
import { sewadarWords } from '../sewadar/words.ts';
import { licenceClasses } from './enums.ts';
import { classText } from './licence-rules.ts';
import { transportPaperKinds } from './papers.ts';
import type { TripProblem } from './trip-rules.ts';
import { vehicleWords } from './vehicle-words.ts';

/** How days are written where the text is read. */
export interface DayFormat {
  readonly language: Language;
  day(day: string): string;
}

/** What a problem of a trip says to a person, and what to do about it. */
export function problemText({ code, values }: TripProblem, format: DayFormat, next = ''): string {
  return errorText(codeOf(code, values), format.language, { ...spokenValues(values, format), next });
}

/** A leave without days has a text of its own. */
export function codeOf(
  code: TripProblem['code'],
  values: TripProblem['values'],
): TripProblem['code'] | 'TRIP_DRIVER_ON_OPEN_LEAVE' {
  return code === 'TRIP_DRIVER_ON_LEAVE' && !('from' in values) ? 'TRIP_DRIVER_ON_OPEN_LEAVE' : code;
}

/** What the places of a text are filled with, by their names. */
export function spokenValues(values: TripProblem['values'], format: DayFormat): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, spoken(name, value, format)]),
  );
}

function spoken(name: string, value: string | number, format: DayFormat): string {
  const text = String(value);
  switch (name) {
    case 'paper':
      return transportPaperKinds[text]?.words[format.language] ?? text;
    case 'status':
      return choiceWord(vehicleWords.fields.status, text, format.language) ?? text;
    case 'leftAs':
      return choiceWord(sewadarWords.fields.status, text, format.language) ?? text;
    case 'classes':
      return licenceClasses
        .filter((one) => text.split(' ').includes(one))
        .map(classText)
        .join(', ');
    case 'day':
    case 'from':
    case 'to':
      return momentText(text, format);
    default:
      return text;
  }
}

/** A day, or a wall time as day and hour. */
export function momentText(moment: string, format: DayFormat): string {
  const [day = '', time] = moment.split('T');
  return time === undefined ? format.day(day) : `${format.day(day)}, ${time.slice(0, 5)}`;
}
