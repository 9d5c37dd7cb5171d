import { yesNoWords } from '@sewa/contract/kernel/resource/common-words';
import { type FieldKind, shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import type { AnyResource } from '@sewa/contract/kernel/resource/resource';
import { choiceWord } from '@sewa/contract/kernel/resource/words';
import type { Language } from '@sewa/contract/kernel/values/languages';

const idKinds = new Set<FieldKind['kind'] | undefined>(['reference', 'centre', 'person']);

/** What an export shows of each row: every field with a word but ids, which tell a reader nothing. */
function exportedFields(resource: AnyResource, except: readonly string[]): string[] {
  const shapes = shapesOf(resource.row);
  return Object.keys(resource.words.fields).filter(
    (field) => shapes.has(field) && !idKinds.has(shapes.get(field)?.kind) && !except.includes(field),
  );
}

interface ExportOf {
  language: Language;
  except: readonly string[];
}

export function exportHeadings(resource: AnyResource, { language, except }: ExportOf): string[] {
  return exportedFields(resource, except).map((field) => resource.words.fields[field]?.[language] ?? field);
}

/** A row as a person reads it: choices by their words, several of something in one cell, amounts in rupees. */
export function exportCells(resource: AnyResource, { language, except }: ExportOf) {
  const fields = exportedFields(resource, except);
  const shapes = shapesOf(resource.row);
  return (row: Readonly<Record<string, unknown>>): unknown[] =>
    fields.map((field) => {
      const value = row[field];
      if (value === null || value === undefined) return value;
      if (shapes.get(field)?.kind === 'money') return Number(value) / 100;
      const word = (one: unknown) => choiceWord(resource.words.fields[field], one, language);
      if (Array.isArray(value)) return value.map((one) => word(one) ?? one).join('; ');
      if (typeof value === 'boolean') return word(value) ?? yesNoWords[value ? 'true' : 'false'][language];
      return word(value) ?? value;
    });
}
