import type { Language } from '../../values/languages.ts';

/** Stable code → HTTP status and the text that a person reads: what happened and what to do next. */
export type ErrorTexts = Readonly<
  Record<string, { readonly status: number } & Readonly<Record<Language, string>>>
>;
