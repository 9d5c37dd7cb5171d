import type { ImportIssue, ImportMapping } from '@sewa/contract/kernel/import/import';
import { importIssues } from '@sewa/contract/kernel/import/import-issues';
import { yesNoWords } from '@sewa/contract/kernel/resource/common-words';
import type { Language, Texts } from '@sewa/contract/kernel/values/languages';
import type { ImportKind } from './import-kind.ts';

/** What is wrong, in the reader's language. */
export function issueText(
  kind: Pick<ImportKind, 'issues' | 'columns'>,
  issue: ImportIssue,
  language: Language,
): string {
  const texts: Readonly<Record<string, Texts>> = { ...importIssues, ...kind.issues };
  const text = texts[issue.code]?.[language] ?? issue.code;
  return text.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = String(issue.params?.[name] ?? place);
    return name === 'choices' ? choicesText(kind, { field: issue.field, choices: value }, language) : value;
  });
}

/** An issue keeps the names of the choices: who reads it may not be who made the import. */
function choicesText(
  { columns }: Pick<ImportKind, 'columns'>,
  { field, choices }: { field: string; choices: string },
  language: Language,
): string {
  const words: Readonly<Record<string, Texts>> =
    columns.find((column) => column.field === field)?.choices ?? yesNoWords;
  return choices
    .split(', ')
    .map((choice) => words[choice]?.[language] ?? choice)
    .join(', ');
}

/**
 * Where it stands in the file: what is written above the column, and its letter. A column that the file does not have is
 * called as an empty list calls it, so that the person knows which one to add.
 */
export function columnOf(
  { columns }: Pick<ImportKind, 'columns'>,
  { field, language }: { field: string; language: Language },
  file: { headings: readonly string[]; mapping: ImportMapping },
) {
  const place = file.mapping[field];
  if (place === undefined) {
    const missing = columns.find((column) => column.field === field);
    return { heading: missing?.headings[language] ?? '', column: '' };
  }
  return { heading: file.headings[place] ?? '', column: letterOf(place) };
}

function letterOf(place: number): string {
  const rest = Math.floor(place / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (place % 26));
}
