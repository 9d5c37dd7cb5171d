import type { ImportState } from '@sewa/contract/imports/imports';

type Mapping = Readonly<Record<string, number>>;

/** The field that a column of the file goes to; empty when it is left out. */
export function fieldAt(mapping: Mapping, place: number): string {
  return Object.entries(mapping).find(([, at]) => at === place)?.[0] ?? '';
}

/** One column holds one field, and one field comes from one column: a field chosen twice moves. */
export function withField(mapping: Mapping, place: number, field: string): Record<string, number> {
  const others = Object.entries(mapping).filter(([name, at]) => at !== place && name !== field);
  return Object.fromEntries(field === '' ? others : [...others, [field, place]]);
}

/** Needed fields that no column holds yet, by their headings. */
export function missingFields(columns: ImportState['columns'], mapping: Mapping): string[] {
  return columns
    .filter(({ field, isRequired }) => isRequired && !(field in mapping))
    .map(({ heading }) => heading);
}
