import { type AnyWords, choiceWord, type FieldWords } from '@sewa/contract/kernel/resource/words';
import type { Language } from '@sewa/contract/kernel/values/languages';
import { useMemo } from 'react';
import { languageStore } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';

export interface SpokenFieldWords {
  label(field: string): string;
  hint(field: string): string | undefined;
  /** The word for a value, where the field has words for its values. */
  choice(field: string, value: unknown): string | null;
}

export interface SpokenWords extends SpokenFieldWords {
  one: string;
  many: string;
  /** As they stand inside a sentence: English writes them small there. */
  inside: { one: string; many: string };
  removal: string | undefined;
  empty: string | undefined;
}

/** What a resource and its fields are called in the language of the screen. */
export function useResourceWords({ words }: { words: AnyWords }): SpokenWords {
  const language = useStore(languageStore);
  return useMemo(() => spokenWords(words, language), [words, language]);
}

type AnyFieldWords = Readonly<Record<string, FieldWords>>;

/** What fields are called that several resources share. */
export function useFieldWords(fields: AnyFieldWords): SpokenFieldWords {
  const language = useStore(languageStore);
  return useMemo(() => fieldWords(fields, language), [fields, language]);
}

function fieldWords(fields: AnyFieldWords, language: Language): SpokenFieldWords {
  return {
    label: (field) => fields[field]?.[language] ?? field,
    hint: (field) => fields[field]?.hint?.[language],
    choice: (field, value) => choiceWord(fields[field], value, language),
  };
}

function spokenWords(words: AnyWords, language: Language): SpokenWords {
  const [one, many] = [words.one[language], words.many[language]];
  const inside = (noun: string) => (language === 'en' ? smallInside(noun) : noun);
  return {
    one,
    many,
    inside: { one: inside(one), many: inside(many) },
    removal: words.removal?.[language],
    empty: words.empty?.[language],
    ...fieldWords(words.fields, language),
  };
}

/** An abbreviation stays as it is: SG record, not sG record. */
function smallInside(noun: string): string {
  return /^\p{Lu}{2}/u.test(noun) ? noun : noun.charAt(0).toLowerCase() + noun.slice(1);
}
