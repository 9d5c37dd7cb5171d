import { type ErrorCode, errorText, isErrorCode } from '@sewa/contract/kernel/calls/errors';
import { type Language, languages } from '@sewa/contract/kernel/values/languages';
import { z } from 'zod';
import type { PortalError } from '../http/portal-error.ts';

/** With the words that fill the text, in every language: it is read later, and not only by whoever started the job. */
const withWords = z.strictObject({
  data: z.unknown(),
  words: z.record(z.enum(languages), z.record(z.string(), z.string())),
});

/** What a job keeps of its error beside the code. */
export function keptOf(refusal: PortalError): unknown {
  const { words, fields } = refusal;
  const data = refusal.data ?? (fields && refusal.fieldsIn('en'));
  if (words === undefined) return data;
  return {
    data: data ?? null,
    words: Object.fromEntries(languages.map((language) => [language, words(language)])),
  };
}

/** The error of a job as its reader gets it. */
export function shownError(stored: { code: string; kept: unknown }, language: Language) {
  const code: ErrorCode = isErrorCode(stored.code) ? stored.code : 'INTERNAL';
  const { data: filled } = withWords.safeParse(stored.kept);
  return {
    code,
    message: errorText(code, language, filled?.words[language]),
    data: filled ? filled.data : stored.kept,
  };
}
