import type { z } from 'zod';

export type Schema = z.core.JSONSchema.BaseSchema;

export interface FieldRow {
  /** With the names of what it stands in: `rows[].centre.name`. Empty for what has no fields. */
  name: string;
  type: string;
  isOptional: boolean;
}

/** The fields of a schema, one row each, those of inner objects after their own. */
export function fieldRows(schema: Schema): FieldRow[] {
  const inner = innerRows(schema, '');
  return inner.length > 0 ? inner : [{ name: '', type: typeInWords(schema), isOptional: false }];
}

function innerRows(schema: Schema, name: string): FieldRow[] {
  const forms = formsOf(schema);
  if (forms.length > 1) return forms.flatMap((form, at) => innerRows(form, `${name} (form ${at + 1})`));
  const [form = schema] = forms;
  if (isSchema(form.items)) return innerRows(form.items, `${name}[]`);
  const required = new Set(form.required);
  return Object.entries(form.properties ?? {})
    .filter((entry): entry is [string, Schema] => isSchema(entry[1]))
    .flatMap(([key, property]) => {
      const full = name === '' ? key : `${name}.${key}`;
      const row = { name: full, type: typeInWords(property), isOptional: !required.has(key) };
      return [row, ...innerRows(property, full)];
    });
}

/** The objects and lists that a value may be; null and plain values are told by its type. */
function formsOf(schema: Schema): Schema[] {
  return variantsOf(schema).filter((one) => isSchema(one.items) || one.properties !== undefined);
}

function variantsOf(schema: Schema): Schema[] {
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema);
  return variants.length > 0 ? variants.flatMap(variantsOf) : [schema];
}

function typeInWords(schema: Schema): string {
  const variants = variantsOf(schema);
  const constants = variants.filter((one) => one.const !== undefined).map((one) => JSON.stringify(one.const));
  const others = variants.filter((one) => one.const === undefined).map(plainType);
  const oneOf = constants.length > 1 ? `one of ${constants.join(', ')}` : constants[0];
  return [...new Set([...(oneOf === undefined ? [] : [oneOf]), ...others])].join(' or ');
}

function plainType(schema: Schema): string {
  if (schema.enum) return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`;
  switch (schema.type) {
    case 'string':
      return textType(schema);
    case 'integer':
    case 'number':
      return numberType(schema);
    case 'array':
      return listType(schema);
    case 'object':
      return isSchema(schema.additionalProperties)
        ? `object of ${typeInWords(schema.additionalProperties)}, by name`
        : 'object';
    default:
      return String(schema.type ?? 'anything');
  }
}

const formats: Readonly<Record<string, string>> = {
  uuid: 'id (UUID)',
  date: 'day (YYYY-MM-DD)',
  'date-time': 'moment (ISO 8601)',
  email: 'email address',
};

function textType({ format, maxLength }: Schema): string {
  return (format !== undefined && formats[format]) || `text${upTo(maxLength)}`;
}

function numberType({ type, minimum, maximum }: Schema): string {
  const name = type === 'integer' ? 'whole number' : 'number';
  // What zod writes for "any": no limit that anybody chose.
  const [low, high] = [minimum, maximum].map((limit) =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined,
  );
  if (low !== undefined && high !== undefined) return `${name}, ${low} to ${high}`;
  if (low !== undefined) return `${name}, at least ${low}`;
  return high === undefined ? name : `${name}, at most ${high}`;
}

function listType({ items, maxItems }: Schema): string {
  const limit = maxItems === undefined ? '' : ` of up to ${maxItems}`;
  return isSchema(items) ? `list${limit}: ${typeInWords(items)}` : `list${limit}`;
}

function upTo(limit: number | undefined): string {
  return limit === undefined ? '' : `, up to ${limit} characters`;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
