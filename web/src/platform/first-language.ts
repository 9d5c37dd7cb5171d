import { type Language, languages } from '@sewa/contract/kernel/values/languages';

export const LANGUAGE_KEY = 'portal-language';

/** The language of the first screen: chosen before, else the first one of the browser that we speak. */
export function firstLanguage(): Language {
  const remembered = localStorage.getItem(LANGUAGE_KEY) ?? '';
  return [remembered, ...navigator.languages].map(findLanguage).find((language) => language !== null) ?? 'en';
}

function findLanguage(tag: string): Language | null {
  return languages.find((language) => tag.split('-', 1)[0] === language) ?? null;
}
