import { type Language, languages } from '@sewa/contract/kernel/languages';
import { createStore } from './store.ts';

/** Each in its own script, whatever language the screen is in. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', pa: 'ਪੰਜਾਬੀ' };

const STORAGE_KEY = 'portal-language';

/** The language of the screens: chosen before, else the first one of the browser that we speak. */
export const languageStore = createStore<Language>(rememberedLanguage() ?? browserLanguage());

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
  localStorage.setItem(STORAGE_KEY, language);
  languageStore.set(language);
}

function rememberedLanguage(): Language | null {
  return findLanguage(localStorage.getItem(STORAGE_KEY) ?? '');
}

function browserLanguage(): Language {
  return navigator.languages.map(findLanguage).find((language) => language !== null) ?? 'en';
}

function findLanguage(tag: string): Language | null {
  return languages.find((language) => tag.split('-', 1)[0] === language) ?? null;
}
