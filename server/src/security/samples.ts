import fc from 'fast-check';
import { z } from 'zod';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
}

/** Values that a schema of the contract accepts, made from the schema itself: a new endpoint needs no examples. */
export function validValues(schema: z.ZodType): fc.Arbitrary<unknown> {
  const known = arbitraries.get(schema);
  if (known) return known;
  let misses = 0;
  const values = partsOf(schema).filter((value) => {
    const isValid = schema.safeParse(value).success;
    misses = isValid ? 0 : misses + 1;
    if (misses > 5_000) throw new Error(`no valid value found for ${JSON.stringify(asJson(schema))}`);
    return isValid;
  });
  arbitraries.set(schema, values);
  return values;
}
const arbitraries = new WeakMap<z.ZodType, fc.Arbitrary<unknown>>();

/** One of them, always the same for a seed. */
export function sampleOf(schema: z.ZodType, seed = 1): unknown {
  return fc.sample(validValues(schema), { numRuns: 1, seed })[0];
}

/** Field by field where that is possible: a record of thirty random fields would almost never be valid as a whole. */
function partsOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional) return fc.option(validValues(inner(schema)), { nil: undefined });
  if (schema instanceof z.ZodNullable) return fc.option(validValues(inner(schema)), { nil: null });
  if (schema instanceof z.ZodArray)
    return fc.array(validValues(schema.element as z.ZodType), { maxLength: 3 });
  if (schema instanceof z.ZodUnion) return fc.oneof(...(schema.options as z.ZodType[]).map(validValues));
  // A number that is then one of a few: tried at random it would hardly ever be one of them.
  if (schema instanceof z.ZodPipe && schema.def.out instanceof z.ZodUnion) return validValues(schema.def.out);
  if (!(schema instanceof z.ZodObject)) return valuesOf(asJson(schema));
  const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
  const isNeeded = (field: z.ZodType) => !(field instanceof z.ZodOptional);
  const parts = Object.fromEntries(
    fields.map(([name, field]) => [name, validValues(isNeeded(field) ? field : inner(field))]),
  );
  const requiredKeys = fields.filter(([, field]) => isNeeded(field)).map(([name]) => name);
  return fc.record(parts, { requiredKeys: requiredKeys as never[] });
}

function inner(schema: z.ZodType): z.ZodType {
  return (schema as z.ZodOptional<z.ZodType>).unwrap();
}

function asJson(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}

function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (branches) return fc.oneof(...branches.map(valuesOf));
  switch (schema.type) {
    case 'object':
      return objectsOf(schema);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.ceil(Math.max(schema.minimum ?? 1, -1e6)),
        max: Math.floor(Math.min(schema.maximum ?? 1e6, 1e6)),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textsOf(schema);
    default:
      return fc.constantFrom(undefined, '{}');
  }
}

function objectsOf({ properties = {}, required = [], additionalProperties, propertyNames }: JsonSchema) {
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(textsOf(propertyNames ?? {}), valuesOf(additionalProperties), { maxKeys: 2 });
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, valuesOf(part)]));
  return fc.record(parts, { requiredKeys: required.filter((name) => name in parts) as never[] });
}

function textsOf({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 7 });
  if (format === 'date') return fc.constantFrom('2026-01-01', '2026-12-31');
  if (format === 'email') return fc.constant('someone@example.org');
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const texts = [
    '',
    '98765 43210',
    'Plain text',
    'ਸਤਨਾਮ ਸਿੰਘ',
    'नमस्ते',
    'x',
    'Tractor-Lemon-48',
    '👩‍🌾 🐘',
  ].map((text) => text.padEnd(minLength, '.').slice(0, maxLength));
  return fc.constantFrom(...texts);
}
