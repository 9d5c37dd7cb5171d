import type { Language } from '../values/languages.ts';
import { attendanceErrors } from './error-texts/attendance.ts';
import { badgeErrors } from './error-texts/badges.ts';
import { bloodErrors } from './error-texts/blood.ts';
import { cardErrors } from './error-texts/cards.ts';
import { counterErrors } from './error-texts/counter.ts';
import { dakErrors } from './error-texts/dak.ts';
import { expenseErrors } from './error-texts/expenses.ts';
import { filesErrors } from './error-texts/files.ts';
import { floorErrors } from './error-texts/floor.ts';
import { fourEyesErrors } from './error-texts/four-eyes.ts';
import { generalErrors } from './error-texts/general.ts';
import { papersErrors } from './error-texts/papers.ts';
import { peopleErrors } from './error-texts/people.ts';
import { premisesErrors } from './error-texts/premises.ts';
import { rollErrors } from './error-texts/rolls.ts';
import { stockErrors } from './error-texts/stock.ts';
import { syncErrors } from './error-texts/sync.ts';
import { tokenErrors } from './error-texts/tokens.ts';
import { transportErrors } from './error-texts/transport.ts';
import { tripErrors } from './error-texts/trips.ts';
import { usersErrors } from './error-texts/users.ts';

/** Every refusal there is, by its stable code. */
export const errors = {
  ...generalErrors,
  ...usersErrors,
  ...peopleErrors,
  ...rollErrors,
  ...filesErrors,
  ...attendanceErrors,
  ...papersErrors,
  ...transportErrors,
  ...tripErrors,
  ...expenseErrors,
  ...badgeErrors,
  ...cardErrors,
  ...tokenErrors,
  ...dakErrors,
  ...fourEyesErrors,
  ...stockErrors,
  ...counterErrors,
  ...premisesErrors,
  ...bloodErrors,
  ...floorErrors,
  ...syncErrors,
};

export type ErrorCode = keyof typeof errors;

export function isErrorCode(name: string): name is ErrorCode {
  return Object.hasOwn(errors, name);
}

/** A text with its {places} filled in. */
export function errorText(
  code: ErrorCode,
  language: Language,
  words: Readonly<Record<string, string>> = {},
): string {
  return errors[code][language].replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
}
