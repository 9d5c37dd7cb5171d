import type { Language } from '@sewa/contract/kernel/languages';
import { type AnyWords, choiceWord } from '@sewa/contract/kernel/words';
import { useMemo } from 'react';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';

export interface SpokenWords {
  one: string;
  many: string;
  /** As they stand inside a sentence: English writes them small there. */
  inside: { one: string; many: string };
  removal: string | undefined;
  empty: string | undefined;
  label(field: string): string;
  hint(field: string): string | undefined;
  /** The word for a value, where the field has words for its values. */
  choice(field: string, value: unknown): string | null;
}

/** What a resource and its fields are called in the language of the screen. */
export function useResourceWords({ words }: { words: AnyWords }): SpokenWords {
  const language = useStore(languageStore);
  return useMemo(() => spokenWords(words, language), [words, language]);
}

function spokenWords(words: AnyWords, language: Language): SpokenWords {
  const [one, many] = [words.one[language], words.many[language]];
  const inside = (noun: string) => (language === 'en' ? noun.charAt(0).toLowerCase() + noun.slice(1) : noun);
  return {
    one,
    many,
    inside: { one: inside(one), many: inside(many) },
    removal: words.removal?.[language],
    empty: words.empty?.[language],
    label: (field) => words.fields[field]?.[language] ?? field,
    hint: (field) => words.fields[field]?.hint?.[language],
    choice: (field, value) => choiceWord(words.fields[field], value, language),
  };
}
