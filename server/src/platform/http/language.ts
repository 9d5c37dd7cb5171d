import { type Language, languages } from '@sewa/contract/kernel/values/languages';

/** The first language of the header that the portal speaks. */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const tag = part.trim().slice(0, 2).toLowerCase();
    const found = languages.find((language) => language === tag);
    if (found) return found;
  }
  return 'en';
}
