import { filesErrors } from './error-texts/files.ts';
import { generalErrors } from './error-texts/general.ts';
import { peopleErrors } from './error-texts/people.ts';
import { usersErrors } from './error-texts/users.ts';
import type { Language } from './languages.ts';

/** Every refusal there is, by its stable code. */
export const errors = { ...generalErrors, ...usersErrors, ...peopleErrors, ...filesErrors };

export type ErrorCode = keyof typeof errors;

/** A text with its {places} filled in. */
export function errorText(
  code: ErrorCode,
  language: Language,
  words: Readonly<Record<string, string>> = {},
): string {
  return errors[code][language].replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
}

/** The text of a refusal: the message if it is text, its code if it is an object with one, else the object as JSON. */
export function messageText(message: unknown): string {
  if (typeof message === 'string') return message;
  if (message !== null && typeof message === 'object' && 'code' in message) return String(message.code);
  return JSON.stringify(message) ?? '';
}
