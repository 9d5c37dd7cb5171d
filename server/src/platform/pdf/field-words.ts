import type { FieldWords } from '@sewa/contract/kernel/resource/words';
import type { Language, Texts } from '@sewa/contract/kernel/values/languages';

export type FieldLabels = Readonly<Record<string, FieldWords>>;

/** A catalogue of a template in one language. */
export interface Words {
  [name: string]: string | Words;
}

/** What fields and their choices are called, in the form in which templates look words up. */
export function wordsOf(labels: FieldLabels, language: Language): Words {
  const field: Record<string, string> = {};
  const choice: Record<string, Words> = {};
  for (const [name, words] of Object.entries(labels)) {
    field[name] = words[language];
    const choices: Readonly<Record<string, Texts>> = words.choices ?? {};
    if (words.choices)
      choice[name] = Object.fromEntries(
        Object.entries(choices).map(([value, texts]) => [value, texts[language]]),
      );
  }
  return { field, choice };
}
