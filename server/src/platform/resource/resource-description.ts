import type { SnakeCase } from '@sewa/contract/kernel/resource/columns';
import type { AnyResource } from '@sewa/contract/kernel/resource/resource';
import type { RawBuilder, Selectable } from 'kysely';
import type { z } from 'zod';
import type { Who } from '../access/who.ts';
import type { Tx } from '../db/kysely-on-client.ts';
import type { DB } from '../db/schema.gen.ts';

export type FieldsOf<R extends AnyResource> = z.output<R['fields']>;
export type RowOf<R extends AnyResource> = z.output<R['row']>;
type ExtraOf<R extends AnyResource> = z.output<R['extra']>;
type FilterOf<R extends AnyResource> = z.output<R['filter']>;
export type Table = keyof DB & string;

/** A column of the table that can hold what the field holds. */
type ColumnFor<T extends Table, Value> = {
  [Column in keyof Selectable<DB[T]> & string]: Value extends Selectable<DB[T]>[Column] ? Column : never;
}[keyof Selectable<DB[T]> & string];

/**
 * The column of a field; `read` where the database shows it in another form than it is entered. Without a column the
 * field is stored elsewhere, and the module writes it.
 */
type ColumnOf<T extends Table, Value> =
  | ColumnFor<T, Value>
  | { readonly column?: ColumnFor<T, Value>; readonly read: RawBuilder<Value> };

/** Fields that have a column of their name (`nameLatin` in name_latin, `centre` in centre_id) which can hold them. */
type FieldWithColumn<R extends AnyResource, T extends Table> = {
  [Field in keyof FieldsOf<R> & string]: SnakeCase<Field> | `${SnakeCase<Field>}_id` extends infer Names
    ? Extract<Names, ColumnFor<T, FieldsOf<R>[Field]>> extends never
      ? never
      : Field
    : never;
}[keyof FieldsOf<R> & string];

/**
 * The columns of the fields. A field with a column of its own name needs no word here; every other one does: a field
 * that has no column, or one of another type, does not compile.
 */
type ColumnsOf<R extends AnyResource, T extends Table> = {
  readonly [Field in Exclude<keyof FieldsOf<R>, FieldWithColumn<R, T>>]: ColumnOf<T, FieldsOf<R>[Field]>;
} & { readonly [Field in FieldWithColumn<R, T>]?: ColumnOf<T, FieldsOf<R>[Field]> };

/** What a save is about, for the hooks. */
export interface Saving<R extends AnyResource> {
  who: Who;
  id: string;
  fields: FieldsOf<R>;
  /** Locked; null while it is made. */
  current: RowOf<R> | null;
}

/** What a hook changes about a save: the fields as they are kept, and columns that nobody enters. */
interface Prepared<R extends AnyResource, T extends Table> {
  fields?: FieldsOf<R>;
  columns?: Partial<Selectable<DB[T]>>;
}

/** Filters that are neither a field, nor the end of a field's range (`onDayFrom`, `onDayTo`), nor about empty fields. */
type SpecialFilter<R extends AnyResource> = Exclude<
  keyof FilterOf<R>,
  RangeEnd<keyof FieldsOf<R>> | keyof FieldsOf<R> | 'empty' | 'filled'
>;
type RangeEnd<Field> = Field extends string ? `${Field}From` | `${Field}To` : never;
type FilterConditions<R extends AnyResource, Name extends keyof FilterOf<R>> = {
  /** `reader` is whoever asks for the list; a print or a job of the module's own has none. */
  readonly [Filter in Name]: (value: FilterOf<R>[Filter], reader: Who | undefined) => RawBuilder<boolean>;
};

/** How the rows of a resource are stored and shown. */
export interface RowDescription<
  R extends AnyResource,
  T extends Table,
  Selected extends keyof ExtraOf<R> = keyof ExtraOf<R>,
> {
  table: T;
  columns: ColumnsOf<R, T>;
  /** What a row shows beyond its fields, as SQL; the table is `r`. */
  extra: { readonly [Name in Selected]: RawBuilder<ExtraOf<R>[Name]> };
  /** What follows from a row without asking the database. */
  derive?(
    row: Omit<RowOf<R>, Exclude<keyof ExtraOf<R>, Selected>>,
  ): Pick<ExtraOf<R>, Exclude<keyof ExtraOf<R>, Selected>>;
  /** How to sort by a name that is no field, or otherwise than by the field itself. */
  order?: { readonly [Name in R['sort'][number]]?: RawBuilder<unknown> };
}

export interface ResourceDescription<
  R extends AnyResource,
  T extends Table,
  Selected extends keyof ExtraOf<R> = keyof ExtraOf<R>,
> extends RowDescription<R, T, Selected> {
  /** The fields that free text is looked for in, and what else is, as SQL. */
  search: readonly ((keyof FieldsOf<R> & string) | RawBuilder<unknown>)[];
  /** Conditions of filters by field that are not plain equality. */
  filters?: Partial<FilterConditions<R, keyof FilterOf<R>>> & FilterConditions<R, SpecialFilter<R>>;
  /** Throws where the right of the call is not enough: a record that may be seen but not changed. */
  may?: {
    create?(who: Who, id: string): void;
    change?(who: Who, current: RowOf<R>): void;
  };
  /** A row as this user may read it, where some of it is masked. Hooks get the row as it is. */
  shownTo?(who: Who, row: RowOf<R>): RowOf<R>;
  hooks?: {
    /** Before a record is made or changed; throws to refuse. */
    beforeSave?(tx: Tx, saving: Saving<R>): Promise<Prepared<R, T> | undefined> | Prepared<R, T> | undefined;
    afterSave?(tx: Tx, saving: Saving<R>): Promise<void>;
    beforeRemove?(tx: Tx, removing: { who: Who; current: RowOf<R> }): Promise<void>;
  };
  /** Other tables whose changes stand in its history. */
  history?: readonly Table[];
  /** True where rows belong to no area: the organisation's own. */
  isOutsideAreas?: boolean;
}
