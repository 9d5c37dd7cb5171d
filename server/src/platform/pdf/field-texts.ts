import { shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import { choiceWord, type FieldWords } from '@sewa/contract/kernel/resource/words';
import type { z } from 'zod';
import type { PrintFormat } from './format.ts';

export interface FieldText {
  label: string;
  /** None where nothing was entered. */
  value: string | null;
}

/** The fields of a record as a print shows them, each with its word; how a value is written follows from its kind. */
export function fieldTexts(
  { fields, words }: { fields: z.ZodObject; words: { fields: Readonly<Record<string, FieldWords>> } },
  row: Readonly<Record<string, unknown>>,
  { names, format }: { names: readonly string[]; format: PrintFormat },
): FieldText[] {
  const shapes = shapesOf(fields);
  return names.map((name) => {
    const word = words.fields[name];
    return { label: word?.[format.language] ?? name, value: textOf(row[name], shapes.get(name)?.kind, word) };
  });

  function textOf(value: unknown, kind: string | undefined, word: FieldWords | undefined): string | null {
    if (value === null || value === undefined || value === '') return null;
    if (Array.isArray(value)) return value.map((one) => textOf(one, kind, word)).join(', ') || null;
    if (kind === 'day') return format.day(String(value));
    if (kind === 'phone' || kind === 'phones') return format.phone(String(value));
    if (typeof value === 'number') return choiceWord(word, value, format.language) ?? format.number(value);
    return choiceWord(word, value, format.language) ?? String(value);
  }
}
