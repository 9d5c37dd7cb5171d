import { z } from 'zod';

/** What a field holds, read from its schema: inputs, filters, exports and imports follow from it. */
export type FieldKind =
  | { kind: 'text'; maxLength?: number | undefined; isLong: boolean }
  | { kind: 'number'; min?: number | undefined; max?: number | undefined; isWhole: boolean }
  | { kind: 'switch' }
  | { kind: 'choice'; values: readonly (string | number)[] }
  | { kind: 'choices'; values: readonly (string | number)[] }
  | { kind: 'words'; maxItems?: number | undefined; maxLength?: number | undefined }
  | { kind: 'day' }
  | { kind: 'time' }
  | { kind: 'phone' }
  | { kind: 'phones'; maxItems?: number | undefined }
  | { kind: 'money' }
  | { kind: 'centre' }
  | { kind: 'person' }
  | { kind: 'reference' }
  | { kind: 'other' };

export interface FieldShape {
  readonly kind: FieldKind['kind'];
  readonly details: FieldKind;
  /** Empty is not an answer. */
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** A filter that takes several values at once. */
  readonly isSeveral: boolean;
}

/** Kinds that a schema cannot tell by its type: a text that is a phone number, an id that names a centre. */
export type NamedKind = 'day' | 'time' | 'phone' | 'money' | 'centre' | 'person' | 'longText';

const namedKinds = z.registry<{ kind: NamedKind }>();

export function ofKind<S extends z.ZodType>(kind: NamedKind, schema: S): S {
  namedKinds.add(schema, { kind });
  return schema;
}

/** An id of a centre, chosen from those in reach. */
export const centreSchema = ofKind('centre', z.uuid());
export const textField = (maxLength: number) => z.string().trim().min(1).max(maxLength);
export const optionalText = (maxLength: number) => z.string().trim().max(maxLength);
/** Several lines. */
export const longText = (maxLength: number) => ofKind('longText', z.string().trim().max(maxLength));

/** The shape of each field of an object. */
export function shapesOf(schema: z.ZodObject): ReadonlyMap<string, FieldShape> {
  return new Map(Object.entries(schema.shape).map(([name, field]) => [name, shapeOf(field)]));
}

export function shapeOf(schema: z.core.$ZodType): FieldShape {
  const { inner, isNullable } = unwrapped(schema);
  const details = kindOf(inner);
  const isSeveral = inner instanceof z.ZodUnion && severalOf(inner) !== null;
  const isRequired = !isNullable && refusesEmpty(details, inner);
  return { kind: details.kind, details, isNullable, isSeveral, isRequired };
}

function kindOf(schema: z.core.$ZodType): FieldKind {
  const named = nameOf(schema);
  if (named === 'longText') return { kind: 'text', maxLength: maxLengthOf(schema), isLong: true };
  if (named) return { kind: named };
  if (schema instanceof z.ZodBoolean) return { kind: 'switch' };
  if (schema instanceof z.ZodNumber)
    return {
      kind: 'number',
      min: finite(schema.minValue),
      max: finite(schema.maxValue),
      isWhole: schema.format === 'safeint' || schema.format === 'int32' || schema.isInt,
    };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', values: schema.options.filter(isAnswer) };
  if (schema instanceof z.ZodUnion) {
    const several = severalOf(schema);
    return several ? kindOf(several) : { kind: 'choice', values: literalsOf(schema) };
  }
  if (schema instanceof z.ZodPipe) return kindOf(outermost(schema));
  if (schema instanceof z.ZodArray) return listKindOf(schema);
  if (schema instanceof z.ZodUUID) return { kind: 'reference' };
  if (schema instanceof z.ZodISODate) return { kind: 'day' };
  if (schema instanceof z.ZodString)
    return { kind: 'text', maxLength: maxLengthOf(schema), isLong: (maxLengthOf(schema) ?? 0) > 200 };
  return { kind: 'other' };
}

function listKindOf(schema: z.ZodArray): FieldKind {
  const element = kindOf(schema.element);
  const maxItems = maxItemsOf(schema);
  if (element.kind === 'choice') return { kind: 'choices', values: element.values };
  if (element.kind === 'phone') return { kind: 'phones', maxItems };
  return element.kind === 'text'
    ? { kind: 'words', maxItems, maxLength: element.maxLength }
    : { kind: 'other' };
}

/** The side of a pipe that says more: a number that is one of some literals, a text that is transformed. */
function outermost(schema: z.ZodPipe): z.core.$ZodType {
  const { in: entered, out: kept } = schema.def;
  return kept instanceof z.ZodTransform ? entered : kept;
}

function unwrapped(schema: z.core.$ZodType): { inner: z.core.$ZodType; isNullable: boolean } {
  if (schema instanceof z.ZodNullable) return { inner: schema.unwrap(), isNullable: true };
  return { inner: schema, isNullable: false };
}

function nameOf(schema: z.core.$ZodType): NamedKind | undefined {
  return namedKinds.get(schema)?.kind;
}

const listKinds = new Set<FieldKind['kind']>(['choices', 'words', 'phones']);

function refusesEmpty(details: FieldKind, schema: z.core.$ZodType): boolean {
  if (details.kind === 'switch' || listKinds.has(details.kind)) return false;
  return !z.safeParse(schema, '').success;
}

function maxLengthOf(schema: z.core.$ZodType): number | undefined {
  return schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined;
}

function maxItemsOf(schema: z.ZodArray): number | undefined {
  const limit = schema.def.checks?.map(({ _zod }) => _zod.def).find((check) => check.check === 'max_length');
  return limit && 'maximum' in limit ? Number(limit.maximum) : undefined;
}

/** The schema of one value, where a filter takes one value or a list of them. */
function severalOf(schema: z.ZodUnion): z.core.$ZodType | null {
  const [one, list] = schema.options;
  return one && list instanceof z.ZodArray && list.element === one ? one : null;
}

function literalsOf(schema: z.ZodUnion): (string | number)[] {
  return schema.options.flatMap((one) =>
    one instanceof z.ZodLiteral ? [...one.values].filter(isAnswer) : [],
  );
}

function isAnswer(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function finite(value: number | null): number | undefined {
  return value !== null && Number.isFinite(value) && Math.abs(value) < Number.MAX_SAFE_INTEGER
    ? value
    : undefined;
}
