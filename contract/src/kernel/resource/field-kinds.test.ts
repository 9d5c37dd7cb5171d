import { expect, test } from 'vitest';
import { z } from 'zod';
import { daySchema } from '../values/days.ts';
import { phoneSchema } from '../values/phone.ts';
import { centreSchema, longText, ofKind, optionalText, shapeOf, textField } from './field-kinds.ts';

test.each([
  [
    'a required text',
    textField(60),
    { kind: 'text', isRequired: true, details: { maxLength: 60, isLong: false } },
  ],
  ['an optional text', optionalText(60), { kind: 'text', isRequired: false }],
  ['a long text', longText(500), { kind: 'text', details: { maxLength: 500, isLong: true } }],
  [
    'a whole number',
    z.number().int().min(1).max(9),
    { kind: 'number', details: { min: 1, max: 9, isWhole: true } },
  ],
  [
    'a decimal',
    z.number().min(-90).max(90),
    { kind: 'number', details: { min: -90, max: 90, isWhole: false } },
  ],
  ['a switch', z.boolean(), { kind: 'switch', isRequired: false }],
  ['a choice', z.enum(['a', 'b']), { kind: 'choice', isRequired: true, details: { values: ['a', 'b'] } }],
  [
    'a choice that may be left open',
    z.enum(['', 'a']),
    { kind: 'choice', isRequired: false, details: { values: ['a'] } },
  ],
  [
    'numbers to choose from',
    z.union([z.literal(10), z.literal(-1)]),
    { kind: 'choice', details: { values: [10, -1] } },
  ],
  ['a piped choice', z.number().pipe(z.union([z.literal(5)])), { kind: 'choice', details: { values: [5] } }],
  ['several choices', z.array(z.enum(['a', 'b'])), { kind: 'choices', isRequired: false }],
  [
    'free words',
    z.array(z.string().min(1).max(60)).max(20),
    { kind: 'words', details: { maxItems: 20, maxLength: 60 } },
  ],
  ['several phones', z.array(phoneSchema).max(5), { kind: 'phones', details: { maxItems: 5 } }],
  ['a day', daySchema, { kind: 'day', isRequired: true, isNullable: false }],
  ['a day or none', daySchema.nullable(), { kind: 'day', isRequired: false, isNullable: true }],
  ['a refined day', daySchema.refine((day) => day > '1900-01-01'), { kind: 'day' }],
  ['a phone', phoneSchema, { kind: 'phone', isRequired: false }],
  ['a centre', centreSchema, { kind: 'centre', isRequired: true }],
  ['a centre or none', centreSchema.nullable(), { kind: 'centre', isRequired: false }],
  ['another id', z.uuid(), { kind: 'reference' }],
  ['a time', ofKind('time', z.string()), { kind: 'time' }],
  ['a structure', z.object({}), { kind: 'other' }],
])('%s', (_name, schema, expected) => {
  expect(shapeOf(schema)).toMatchObject(expected);
});

test('naming a kind does not name it for others', () => {
  expect(shapeOf(z.uuid()).kind).toBe('reference');
  expect(shapeOf(z.string().max(10)).kind).toBe('text');
});
