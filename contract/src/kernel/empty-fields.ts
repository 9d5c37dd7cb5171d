import type { z } from 'zod';
import { type FieldShape, shapesOf } from './field-kinds.ts';

/**
 * A form that nobody has filled in: the empty value of each field. A required choice is empty too, so that nobody's
 * choice is guessed; the schema refuses it until it is made.
 */
export function emptyFields<Fields extends z.ZodObject>(fields: Fields): z.output<Fields> {
  const values = [...shapesOf(fields)].map(([field, shape]) => [field, emptyValue(shape)]);
  return Object.fromEntries(values) as z.output<Fields>;
}

export function emptyValue({ kind, isNullable }: FieldShape): unknown {
  if (isNullable) return null;
  switch (kind) {
    case 'switch':
      return false;
    case 'choices':
    case 'words':
    case 'phones':
    case 'other':
      return [];
    case 'number':
    case 'money':
      return null;
    default:
      return '';
  }
}
