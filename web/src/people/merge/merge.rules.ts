import { type ContradictableField, contradictableFields } from '@sewa/contract/people/contradictions';

/** One field of two records side by side. */
export interface Compared<Name extends string> {
  name: Name;
  label: string;
  mine: string;
  theirs: string;
}

/** What has to be chosen: fields that read differently. */
export function differing<Name extends string>(fields: readonly Compared<Name>[]): Compared<Name>[] {
  return fields.filter(({ mine, theirs }) => mine !== theirs);
}

/** The record that stays keeps what it knows; what only the other one knows is taken over. */
export function suggested<Name extends string>(fields: readonly Compared<Name>[]): ReadonlySet<Name> {
  return new Set(differing(fields).flatMap(({ name, mine }) => (mine === '' ? [name] : [])));
}

/** What the server found contradictory; null for any other refusal. */
export function contradictionsIn({
  code,
  data,
}: {
  code: string;
  data: unknown;
}): ContradictableField[] | null {
  if (code !== 'MERGE_CONTRADICTION') return null;
  const { contradictions } = data as { contradictions: readonly string[] };
  return contradictableFields.filter((field) => contradictions.includes(field));
}
