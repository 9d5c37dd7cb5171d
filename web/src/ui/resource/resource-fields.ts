import { type FieldKind, type FieldShape, shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import type { AnyWords } from '@sewa/contract/kernel/resource/words';
import type { z } from 'zod';

export type AnyRow = Readonly<Record<string, unknown>>;

/** What a form needs to know of a resource. */
export interface EnteredFields {
  readonly entity: string;
  readonly fields: z.ZodObject;
  readonly words: AnyWords;
}

/** What a read view and a list need to know of it. */
export interface ReadableFields {
  readonly row: z.ZodObject;
  readonly words: AnyWords;
}

/** The field names of a form and of its read view, by section, in the order they are shown. */
type Sections<Field extends string> = Readonly<Record<string, readonly Field[]>>;

/** `sectionsOf<SewadarFields>()({ … })`: a field that no section names does not compile. */
export function sectionsOf<Fields>() {
  return <const S extends Sections<keyof Fields & string>>(
    sections: S &
      ([Exclude<keyof Fields, S[keyof S][number]>] extends [never]
        ? unknown
        : { fieldsWithoutSection: Exclude<keyof Fields, S[keyof S][number]> }),
  ): S => sections;
}

/** The fields that a form asks for, in the order of their words. */
export function formFieldsOf(resource: Omit<EnteredFields, 'entity'>): string[] {
  return Object.keys(resource.words.fields).filter((field) => field in resource.fields.shape);
}

/** What a read view shows of a row: ids are shown by the name that stands beside them in the row. */
export function factFieldsOf(resource: ReadableFields): string[] {
  const shapes = shapesOf(resource.row);
  return Object.keys(resource.words.fields).filter(
    (field) => shapes.has(field) && !isId(shapes.get(field)?.kind),
  );
}

/**
 * The columns that a list offers beyond the given ones, so that every field can be shown. A centre and its name are one
 * column; an id without a name in the row and a structure can be shown only by a column of the module.
 */
export function furtherColumnsOf(resource: ReadableFields, given: readonly string[]): string[] {
  const shapes = shapesOf(resource.row);
  const isNameOfId = (field: string) =>
    field.endsWith('Name') && isId(shapes.get(field.slice(0, -'Name'.length))?.kind);
  return Object.keys(resource.words.fields).filter((field) => {
    const kind = shapes.get(field)?.kind;
    if (kind === undefined || kind === 'other' || isNameOfId(field) || given.includes(field)) return false;
    return !isId(kind) || (shapes.has(`${field}Name`) && !given.includes(`${field}Name`));
  });
}

/** The kinds that have an input of the kit; others need one of the module. */
export function hasInput({ kind }: FieldShape): boolean {
  return kind !== 'reference' && kind !== 'person' && kind !== 'other';
}

export function isId(kind: FieldKind['kind'] | undefined): boolean {
  return kind === 'reference' || kind === 'centre' || kind === 'person';
}

/** What a person can enter, out of a row that carries more. */
export function pickFields<S extends z.ZodObject>(schema: S, row: z.output<S>): z.output<S> {
  const entries = Object.entries(row).filter(([field]) => field in schema.shape);
  return Object.fromEntries(entries) as z.output<S>;
}
