import { type FieldShape, shapesOf } from '@sewa/contract/kernel/resource/field-kinds';
import type { AnyResource } from '@sewa/contract/kernel/resource/resource';

/** Something to enter into every field of a resource, other in each round, so that no field is mistaken for another. */
export function sampleFields(
  resource: AnyResource,
  { round, centre }: { round: number; centre: string },
): Record<string, unknown> {
  const samples = [...shapesOf(resource.fields)].map(([field, shape], place) => [
    field,
    sampleOf(shape, { field, round, centre, place }),
  ]);
  return Object.fromEntries(samples);
}

function sampleOf(
  { details, isNullable }: FieldShape,
  { field, round, centre, place }: { field: string; round: number; centre: string; place: number },
): unknown {
  const phone = (one: number) => `+9198${String(10_000_000 + place * 100 + round * 10 + one)}`;
  switch (details.kind) {
    case 'text':
      return `${field} ${round}`.slice(0, details.maxLength);
    case 'words':
      return [`${field} ${round}`, 'another'];
    case 'switch':
      return round % 2 === 1;
    case 'choice':
      return details.values[round % details.values.length];
    case 'choices':
      return [details.values[round % details.values.length]];
    case 'day':
      return `200${round}-01-${String((place % 28) + 1).padStart(2, '0')}`;
    case 'time':
      return `0${round}:${String(10 + place)}`;
    case 'number':
    case 'money':
      return Math.min(10 * round + place, details.kind === 'number' ? (details.max ?? 1000) : 1000);
    case 'phone':
      return phone(0);
    case 'phones':
      return [phone(1), phone(2)];
    case 'centre':
      return centre;
    case 'reference':
      return isNullable ? null : centre;
    default:
      return [];
  }
}
