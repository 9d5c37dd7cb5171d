import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldRows } from './field-rows.ts';
import { schemaOf } from './open-api.ts';

const rowsOf = (schema: z.ZodType) =>
  fieldRows(schemaOf(schema, 'input')).map(({ name, type, isOptional }) =>
    isOptional ? `${name}? ${type}` : `${name} ${type}`,
  );

describe('the type of a field, in words', () => {
  test.each<[z.ZodType, string]>([
    [z.string(), 'text'],
    [z.string().max(120), 'text, up to 120 characters'],
    [z.uuid(), 'id (UUID)'],
    [z.iso.date().nullable(), 'day (YYYY-MM-DD) or null'],
    [z.number().int(), 'whole number'],
    [z.number().int().min(1).max(9), 'whole number, 1 to 9'],
    [z.number().min(0), 'number, at least 0'],
    [z.boolean(), 'boolean'],
    [z.enum(['a', 'b']), 'one of "a", "b"'],
    [z.union([z.literal(10), z.literal(90)]), 'one of 10, 90'],
    [z.literal('x').nullable(), '"x" or null'],
    [z.array(z.string().max(24)).max(5), 'list of up to 5: text, up to 24 characters'],
    [z.record(z.string(), z.number().int()), 'object of whole number, by name'],
    [z.union([z.email(), z.literal('')]), '"" or email address'],
  ])('%#: %s', (schema, words) => {
    expect(rowsOf(z.object({ field: schema }))).toContain(`field ${words}`);
  });
});

test('inner fields follow their own, with the names of what they stand in', () => {
  const schema = z.object({
    id: z.uuid(),
    centre: z.object({ name: z.string() }).nullable(),
    lines: z.array(z.object({ day: z.iso.date(), note: z.string().optional() })),
  });
  expect(rowsOf(schema)).toEqual([
    'id id (UUID)',
    'centre object or null',
    'centre.name text',
    'lines list: object',
    'lines[].day day (YYYY-MM-DD)',
    'lines[].note? text',
  ]);
});

test('of several forms each is listed', () => {
  const act = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('move'), centre: z.uuid() }),
    z.object({ kind: z.literal('close') }),
  ]);
  expect(rowsOf(z.object({ act }))).toEqual([
    'act object',
    'act (form 1).kind "move"',
    'act (form 1).centre id (UUID)',
    'act (form 2).kind "close"',
  ]);
});

test('what has no fields is one row without a name', () => {
  expect(rowsOf(z.null())).toEqual([' null']);
});
