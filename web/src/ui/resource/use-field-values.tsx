import { mdiCheckCircleOutline, mdiPauseCircleOutline } from '@mdi/js';
import Link from '@mui/material/Link';
import { type FieldKind, shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '../../platform/intl/format.ts';
import { phoneText } from '../../platform/intl/phone-text.ts';
import { useFormat } from '../../platform/use-format.ts';
import { type Status, StatusChip } from '../StatusChip.tsx';
import { type AnyRow, isId, type ReadableFields } from './resource-fields.ts';
import { type SpokenWords, useResourceWords } from './use-resource-words.ts';

/** How a field of a row reads, as plain text; empty where nothing is known. */
export type FieldTexts<Row extends AnyRow = AnyRow> = (row: Row, field: string) => string;

export const nothing = '–';

/** The values of a resource in words, by the kind of their field. */
export function useFieldTexts(resource: ReadableFields): FieldTexts {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const words = useResourceWords(resource);
  return useMemo(() => {
    const shapes = shapesOf(resource.row);
    const yesOrNo = (value: boolean) => t(value ? 'yes' : 'no');
    return (row, field) => {
      const kind = shapes.get(field)?.kind ?? 'other';
      // What an id stands for is in the row beside it.
      const value = isId(kind) && `${field}Name` in row ? row[`${field}Name`] : row[field];
      return textOf({ kind, value, field, words, format, yesOrNo });
    };
  }, [resource, words, format, t]);
}

/** The same to be looked at: a switch with words of its own as a chip, and on a record a phone to be called. */
export function useFieldValues<Row extends AnyRow = AnyRow>(
  resource: ReadableFields,
  own?: FieldTexts<Row>,
  { hasLinks = true } = {},
): (row: Row, field: string) => ReactNode {
  const words = useResourceWords(resource);
  const derived = useFieldTexts(resource);
  const texts: FieldTexts<Row> = own ?? derived;
  return useMemo(() => {
    const shapes = shapesOf(resource.row);
    return (row, field) => {
      const text = texts(row, field);
      const value = row[field];
      if (text === '') return nothing;
      if (typeof value === 'boolean' && words.choice(field, value) !== null)
        return <StatusChip {...switchStatus(value, text)} />;
      if (hasLinks && shapes.get(field)?.kind === 'phone') return <Link href={`tel:${value}`}>{text}</Link>;
      return text;
    };
  }, [resource, words, texts, hasLinks]);
}

function textOf(options: {
  kind: FieldKind['kind'];
  value: unknown;
  field: string;
  words: SpokenWords;
  format: Format;
  yesOrNo: (value: boolean) => string;
}): string {
  const { kind, value, field, words, format } = options;
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value)) {
    const textOfOne = (one: unknown) => (kind === 'phones' ? phoneText(String(one)) : String(one));
    return value.map((one) => words.choice(field, one) ?? textOfOne(one)).join(', ');
  }
  const word = words.choice(field, value);
  if (word !== null) return word;
  if (typeof value === 'boolean') return options.yesOrNo(value);
  if (typeof value === 'number') return numberText({ kind, value, field, format });
  const text = String(value);
  if (kind === 'phone') return phoneText(text);
  if (kind === 'day') return format.day(text);
  return moment.test(text) ? format.dateTime(text) : text;
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function numberText(options: {
  kind: FieldKind['kind'];
  value: number;
  field: string;
  format: Format;
}): string {
  const { kind, value, field, format } = options;
  if (kind === 'money') return format.money(value);
  // The number of a record is a name, not a quantity: 1291, not 1,291.
  return field === 'number' ? String(value) : format.number(value);
}

/** A switch whose two sides have words of their own is a status. */
export function switchStatus(isOn: boolean, label: string): Status {
  return isOn
    ? { label, icon: mdiCheckCircleOutline, tone: 'success' }
    : { label, icon: mdiPauseCircleOutline, tone: 'default' };
}
