import type { FieldWords } from '../resource/words.ts';
import type { ImportColumn } from './import.ts';

interface ColumnsOptions {
  fields: readonly string[];
  words: Readonly<Record<string, FieldWords>>;
  required: readonly string[];
  /** Further column headings, beside the words of the field. */
  synonyms?: Readonly<Record<string, readonly string[]>>;
}

/** The columns of a kind of list, under the words of its fields. */
export function importColumns({ fields, words, required, synonyms = {} }: ColumnsOptions): ImportColumn[] {
  return fields.map((field) => {
    const found = words[field];
    if (found === undefined) throw new Error(`no words for ${field}`);
    return {
      field,
      headings: found,
      synonyms: [...(found.synonyms ?? []), ...(synonyms[field] ?? [])],
      isRequired: required.includes(field),
      ...(found.choices && { choices: found.choices }),
    };
  });
}
