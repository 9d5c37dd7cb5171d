import type { FieldWords } from '../kernel/resource/words.ts';
import { relativeNameWords } from './words.ts';

/** Columns that people keep but a record does not: each becomes part of another field. */
export const furtherColumns = {
  fatherName: { ...relativeNameWords.father, synonyms: ['father', 's/o', 'पिता', 'ਪਿਤਾ'] },
  husbandName: { ...relativeNameWords.husband, synonyms: ['husband', 'w/o', 'spouse', 'पति', 'ਪਤੀ'] },
  age: { en: 'Age', hi: 'उम्र', pa: 'ਉਮਰ', synonyms: ['age in years', 'years', 'आयु', 'ਉਮਰ ਸਾਲ'] },
} as const satisfies Record<string, FieldWords>;
export type FurtherColumn = keyof typeof furtherColumns;

const behind: Readonly<Record<string, readonly FurtherColumn[]>> = {
  relativeKind: ['fatherName', 'husbandName'],
  birthDate: ['age'],
};

/** Inserts each further column after the field that it becomes part of. */
export function withFurtherColumns(fields: readonly string[]): string[] {
  return fields.flatMap((field) => [field, ...(behind[field] ?? [])]);
}
