import { type Language, languages } from '@sewa/contract/kernel/languages';
import { createStore } from './store.ts';

const STORAGE_KEY = 'portal-language';

/** The language of the screens: chosen before, else the first one of the browser that we speak. */
export const languageStore = createStore<Language>(rememberedLanguage() ?? browserLanguage());

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
