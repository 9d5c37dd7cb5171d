import { mdiCheckCircleOutline, mdiPauseCircleOutline } from '@mdi/js';
import Link from '@mui/material/Link';
import { type FieldKind, shapesOf } from '@sewa/contract/kernel/field-kinds';
import type { Resource } from '@sewa/contract/kernel/resource';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Format } from '../../platform/intl/format.ts';
import { useFormat } from '../../platform/use-format.ts';
import { type Status, StatusChip } from '../StatusChip.tsx';
import { type SpokenWords, useResourceWords } from './use-resource-words.ts';

type Row = Readonly<Record<string, unknown>>;

export const nothing = '–';

/** How the values of a resource read, by the kind of their field. */
export function useFieldValues(resource: Resource): (row: Row, field: string) => ReactNode {
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
      return shownValue({ kind, value, field, words, format, yesOrNo });
    };
  }, [resource, words, format, t]);
}

function shownValue(options: {
  kind: FieldKind['kind'];
  value: unknown;
  field: string;
  words: SpokenWords;
  format: Format;
  yesOrNo: (value: boolean) => string;
}): ReactNode {
  const { kind, value, field, words, format } = options;
  if (value === null || value === undefined || value === '') return nothing;
  if (Array.isArray(value))
    return value.map((one) => words.choice(field, one) ?? String(one)).join(', ') || nothing;
  if (typeof value === 'boolean') {
    const word = words.choice(field, value);
    return word === null ? options.yesOrNo(value) : <StatusChip {...switchStatus(value, word)} />;
  }
  const word = words.choice(field, value);
  if (word !== null) return word;
  if (typeof value === 'number') return kind === 'money' ? format.money(value) : format.number(value);
  const text = String(value);
  if (kind === 'day') return format.day(text);
  if (kind === 'phone') return <Link href={`tel:${text}`}>{text}</Link>;
  return text;
}

/** A switch whose two sides have words of their own is a status. */
export function switchStatus(isOn: boolean, label: string): Status {
  return isOn
    ? { label, icon: mdiCheckCircleOutline, tone: 'success' }
    : { label, icon: mdiPauseCircleOutline, tone: 'default' };
}

export function isId(kind: FieldKind['kind'] | undefined): boolean {
  return kind === 'reference' || kind === 'centre' || kind === 'person';
}
