import type { Language } from '@sewa/contract/kernel/values/languages';
import { firstLanguage, LANGUAGE_KEY } from './first-language.ts';
import { createStore } from './store.ts';

/** Each in its own script, whatever language the screen is in. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिंदी', pa: 'ਪੰਜਾਬੀ' };

/** The language of the screens. */
export const languageStore = createStore<Language>(firstLanguage());

/** Picked by hand on this page: after the sign-in it becomes the user's preference instead of yielding to it. */
let isExplicit = false;

export function noteExplicitChoice(): void {
  isExplicit = true;
}

export function takeExplicitChoice(): Language | null {
  const choice = isExplicit ? languageStore.get() : null;
  isExplicit = false;
  return choice;
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE_KEY, language);
  languageStore.set(language);
}
