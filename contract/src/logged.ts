import { attachmentTypeWords } from './attachments/words.ts';
import { fieldOfColumn } from './kernel/resource/columns.ts';
import { shapesOf } from './kernel/resource/field-kinds.ts';
import { type LoggedWords, readingColumns } from './kernel/resource/logged-words.ts';
import type { FieldWords } from './kernel/resource/words.ts';
import type { Texts } from './kernel/values/languages.ts';
import * as loggedWords from './logged-declarations.ts';
import { allResources } from './modules.ts';

type Fields = Readonly<Record<string, FieldWords>>;

interface TableWords {
  readonly one: Texts | undefined;
  readonly fields: Fields;
  readonly parts: Readonly<Record<string, Fields>>;
  readonly money: ReadonlySet<string>;
}

const declared: readonly LoggedWords[] = Object.values(loggedWords).flatMap((file) =>
  Object.values(file).filter(isLoggedWords),
);

const tables = new Map<string, TableWords>();
for (const { entity, words, row } of allResources) {
  const money = [...shapesOf(row)].filter(([, { kind }]) => kind === 'money').map(([field]) => field);
  tables.set(entity, { one: words.one, fields: words.fields, parts: {}, money: new Set(money) });
}
for (const { entity, logged, fields, parts, money = [] } of declared) {
  const known = tables.get(entity);
  tables.set(entity, {
    one: logged ?? known?.one,
    fields: { ...known?.fields, ...fields },
    parts: { ...known?.parts, ...parts },
    money: new Set([...(known?.money ?? []), ...money]),
  });
}

/** What a table is called in the change log. */
export function wordOfTable(entity: string): Texts | undefined {
  return tables.get(entity)?.one;
}

/** What a column of it is called, with the words for its choices. */
export function wordsOfColumn(entity: string, column: string): FieldWords | undefined {
  const field = fieldOfColumn(column);
  return tables.get(entity)?.fields[field] ?? ofReadings[field];
}

/** The column holds an amount in paise. */
export function isMoneyColumn(entity: string, column: string): boolean {
  return tables.get(entity)?.money.has(fieldOfColumn(column)) ?? false;
}

const ofReadings: Fields = { ...readingColumns, type: attachmentTypeWords };

/** The same for a part of a structure that a column holds. */
export function wordsOfPart(entity: string, column: string, part: string): FieldWords | undefined {
  return tables.get(entity)?.parts[fieldOfColumn(column)]?.[part];
}

function isLoggedWords(value: unknown): value is LoggedWords {
  return typeof value === 'object' && value !== null && 'entity' in value && 'fields' in value;
}
