import type { Language } from '@sewa/contract/kernel/values/languages';
import i18n, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type Catalogues, firstCatalogues } from './first-words.ts';
import { applyFonts, declareFonts } from './fonts.ts';
import { languageStore, rememberLanguage } from './language.ts';
import { mergeWords } from './merge-words.ts';

export { i18n };

/** The catalogue that is always there: it loads first, alone, and carries the texts of the platform too. */
export const FIRST_NAMESPACE = 'sign-in';

/** What comes later is added with the shell. */
let catalogues = firstCatalogues;

export function addCatalogues(more: Catalogues): void {
  catalogues = { ...catalogues, ...more };
}

export async function startI18n(): Promise<void> {
  const language = languageStore.get();
  declareFonts();
  applyLanguage(language);
  await i18n
    .use(catalogueBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      load: 'currentOnly',
      ns: [FIRST_NAMESPACE],
      defaultNS: FIRST_NAMESPACE,
      interpolation: { escapeValue: false },
    });
}

export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  applyLanguage(language);
  // Said again, it would draw every text on the screen again.
  if (isSpoken(language)) return;
  coming = language;
  try {
    await i18n.changeLanguage(language);
  } finally {
    if (coming === language) coming = null;
  }
}
/** Chosen, and its texts are still on their way. */
let coming: Language | null = null;

/** The screen is in this language, and no other is on its way. */
export function isSpoken(language: Language): boolean {
  return i18n.language === language && coming === null;
}

/** A namespace is the name of the folder whose `messages` it is; a lazily loaded module asks for its own. */
export async function loadMessages(namespace: string): Promise<void> {
  if (hasMessages(namespace)) await i18n.loadNamespaces(namespace);
}

function hasMessages(namespace: string): boolean {
  return cataloguePath('en', namespace) !== undefined;
}

function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
  applyFonts(language);
}

const catalogueBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    const path = cataloguePath(language, namespace);
    const load = path === undefined ? undefined : catalogues[path];
    if (load === undefined) {
      callback(new Error(`no catalogue ${namespace} in ${language}`), false);
      return;
    }
    load().then(
      (messages) => callback(null, mergeWords([messages].flat())),
      // `true` asks i18next to try again: a poor line is the usual reason.
      (error: Error) => callback(error, true),
    );
  },
};

function cataloguePath(language: string, namespace: string): string | undefined {
  return Object.keys(catalogues).find((path) => path.includes(`/${namespace}/messages/${language}.`));
}
