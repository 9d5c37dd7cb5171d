import { type FieldShape, shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import type { AnyResource } from '@sewa/contract/kernel/resource/resource';
import { useMemo } from 'react';
import type { Column } from '../list/list.types.ts';
import type { ColumnName, RowOf } from './resource.query.ts';
import { furtherColumnsOf } from './resource-fields.ts';
import { type FieldTexts, useFieldValues } from './use-field-values.tsx';
import { type SpokenWords, useResourceWords } from './use-resource-words.ts';

/** A field of the row, shown by its kind; or that and what is special about it. */
export type ColumnSpec<R extends AnyResource> =
  | ColumnName<R>
  | ({ field: ColumnName<R> } & Partial<Omit<Column<RowOf<R>>, 'field'>>);

/**
 * The given columns of a resource, then all its other fields, hidden until someone asks for them. The first one names
 * the record, unless another one says so.
 */
export function useResourceColumns<R extends AnyResource>(options: {
  resource: R;
  columns: readonly ColumnSpec<R>[];
  /** Fields that are shown as part of another column. */
  except?: readonly string[] | undefined;
  /** How values read, where that is more than their kind says. */
  texts?: FieldTexts<RowOf<R>> | undefined;
}): Column<RowOf<R>>[] {
  const { resource, columns, except, texts } = options;
  const words = useResourceWords(resource);
  // A row is a link already; a second one inside it would be too small for a finger.
  const shownValue = useFieldValues(resource, texts, { hasLinks: false });
  return useMemo(() => {
    const shapes = shapesOf(resource.row);
    const given = columns.map((column) => (typeof column === 'string' ? { field: column } : column));
    const further = furtherColumnsOf(resource, [...given.map(({ field }) => field), ...(except ?? [])]);
    const hidden = further.map((field) => ({ field: field as ColumnName<R>, isExtra: true }));
    return [...given, ...hidden].map((own, place) => {
      const isTitle = place === 0 && !('card' in own);
      const derived = columnOf({ field: own.field, shape: shapes.get(own.field), isTitle, resource, words });
      return { render: (row: RowOf<R>) => shownValue(row, own.field), ...derived, ...own };
    });
  }, [resource, columns, except, words, shownValue]);
}

const shortKinds: readonly FieldShape['kind'][] = ['number', 'money', 'day', 'switch', 'phone'];
/** A bare number or yes says nothing on a card. */
const labelledKinds: readonly FieldShape['kind'][] = ['number', 'switch'];

function columnOf(options: {
  field: string;
  shape: FieldShape | undefined;
  isTitle: boolean;
  resource: AnyResource;
  words: SpokenWords;
}): Omit<Column<unknown>, 'render'> {
  const { field, shape, isTitle, resource, words } = options;
  const kind = shape?.kind ?? 'other';
  const isStatus = kind === 'switch' && words.choice(field, true) !== null;
  return {
    field,
    heading: words.label(field),
    isSortable: resource.sort.includes(field),
    isNumber: kind === 'number' || kind === 'money',
    ...(!isTitle && shortKinds.includes(kind) ? { isShort: true } : {}),
    ...(labelledKinds.includes(kind) ? { isLabelled: true } : {}),
    ...(isTitle ? { card: 'title' } : {}),
    ...(isStatus && !isTitle ? { card: 'status' } : {}),
  };
}
