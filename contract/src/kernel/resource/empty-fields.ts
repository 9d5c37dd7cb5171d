import { z } from 'zod';
import { type FieldShape, shapesOf } from './field-kinds.ts';

/**
 * A form that nobody has filled in. A choice that must be made starts without one, which its schema refuses, so that
 * nothing is guessed.
 */
export function emptyFields<Fields extends z.ZodObject>(fields: Fields): z.output<Fields> {
  const shapes = shapesOf(fields);
  const values = Object.entries(fields.shape).map(([field, schema]) => [
    field,
    schema instanceof z.ZodArray ? [] : emptyValue(shapes.get(field)),
  ]);
  return Object.fromEntries(values) as z.output<Fields>;
}

function emptyValue(shape: FieldShape | undefined): unknown {
  if (shape === undefined || shape.isNullable) return null;
  if (shape.kind === 'switch') return false;
  return shape.kind === 'number' || shape.kind === 'money' ? null : '';
}
