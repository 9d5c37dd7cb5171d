import type { Language } from '../kernel/values/languages.ts';

/** Of somebody whose language nobody asked for: by the script of the name, and Punjabi for Latin letters. */
export function paperLanguageOf(name: string): Language {
  return /\p{Script=Devanagari}/u.test(name) ? 'hi' : 'pa';
}
